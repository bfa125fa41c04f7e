/** Which page belongs to which path; each is loaded when it is first opened. */
import type { Component } from "svelte";
import { matched } from "./kit/router.svelte";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;

export interface Page {
  load: () => Loaded;
  /** A table fills the window and has a head of its own. */
  whole?: boolean;
}

export const PAGES: Record<string, Page> = {
  "/new/:game": { load: () => import("./lobby/CreateTable.svelte") as unknown as Loaded },
  "/table/:table": { load: () => import("./play/TablePage.svelte") as unknown as Loaded, whole: true },
  "/replay/:table": { load: () => import("./replay/ReplayPage.svelte") as unknown as Loaded, whole: true },
  "/profile": { load: () => import("./lobby/Profile.svelte") as unknown as Loaded },
  "/settings": { load: () => import("./lobby/SettingsPage.svelte") as unknown as Loaded },
  "/learn": { load: () => import("./learn/Learn.svelte") as unknown as Loaded },
  "/learn/:game/:chapter": { load: () => import("./learn/Chapter.svelte") as unknown as Loaded, whole: true },
  "/rules/:game": { load: () => import("./learn/Rules.svelte") as unknown as Loaded },
  "/components/:game": { load: () => import("./learn/Components.svelte") as unknown as Loaded },
  "/components/:game/:id": { load: () => import("./learn/Components.svelte") as unknown as Loaded },
};

/** The page of a path, and what stands in the places of its pattern; null if there is none. */
export function pageOf(path: string): { pattern: string; page: Page; parts: Record<string, string> } | null {
  for (const [pattern, page] of Object.entries(PAGES)) {
    const parts = matched(pattern, path);
    if (parts) return { pattern, page, parts };
  }
  return null;
}
