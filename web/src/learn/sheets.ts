/** A page for every component: what a game tells of its box. */
import type { Component } from "svelte";
import type { Drawing } from "../kit/symbols";
import type { Components } from "../wire/types";

export interface Sheet {
  id: string;
  /** The key of the family it belongs to. */
  kind: string;
  sign: string;
  name: string;
  gloss: string;
  about: string;
  rule: string;
  facts: string[];
}

export interface Shelf {
  /** How a component looks, where a symbol alone would not say it. */
  Picture?: Component<{ id: string; components: Components; large?: boolean }>;
  words: string[];
  drawings: Record<string, Drawing>[];
  sheets(components: Components): Sheet[];
}

const SHELVES: Record<string, () => Promise<{ shelf: Shelf }>> = {
  alchemicus: () => import("../games/alchemicus/catalogue"),
  trismegistus: () => import("../games/trismegistus/catalogue"),
};

export const SHELVED = Object.keys(SHELVES);

export async function shelfOf(game: string): Promise<Shelf | null> {
  const load = SHELVES[game];
  return load ? (await load()).shelf : null;
}
