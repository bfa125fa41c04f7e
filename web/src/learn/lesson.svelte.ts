/**
 * Lessons on the real controls: a table laid out for the purpose, and steps that wait for something to happen there.
 *
 * What is waited for are happenings, never particular presses: whatever lawful way leads there counts. The place in a
 * lesson is read anew from all that has happened, so that undoing leads back and a reload changes nothing.
 */
import type { Happening } from "../wire/types";
import type { Session } from "../play/session.svelte";

export interface Step {
  /** The key of what is said. */
  key: string;
  /** What must happen; without it the step waits until it is read. */
  until?: (happening: Happening, seat: number) => boolean;
  /** How often; once, if nothing is said. */
  times?: number;
  /** Places of the board to look at. */
  marks?: string[];
  /** The pane a phone shows for it. */
  pane?: string;
}

export interface Chapter {
  id: string;
  /** Goes up when the steps change: progress made with older ones does not count. */
  version: number;
  seats: number;
  options: Record<string, string>;
  position: Record<string, string>;
  steps: Step[];
}

export interface Course {
  game: string;
  words: string[];
  chapters: Chapter[];
}

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  trismegistus: () => import("./lessons/trismegistus"),
  alchemicus: () => import("./lessons/alchemicus"),
};

export const TAUGHT = Object.keys(COURSES);

export async function courseOf(game: string): Promise<Course | null> {
  const load = COURSES[game];
  return load ? (await load()).course : null;
}

// -- progress, kept in the browser -------------------------------------------------------------------

const KEY = "emerald-lessons";

interface Kept {
  done: Record<string, number>;
  tables: Record<string, string>;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { done: found.done ?? {}, tables: found.tables ?? {} };
  } catch {
    return { done: {}, tables: {} };
  }
}

function keep(change: (kept: Kept) => void): void {
  const now = kept();
  change(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // nothing is kept; the lesson goes on all the same
  }
}

const name = (game: string, chapter: Chapter) => `${game}/${chapter.id}`;

export function isDone(game: string, chapter: Chapter): boolean {
  return (kept().done[name(game, chapter)] ?? 0) >= chapter.version;
}

export function tableOf(game: string, chapter: Chapter): string {
  return kept().tables[`${name(game, chapter)}/${chapter.version}`] ?? "";
}

export function keepTable(game: string, chapter: Chapter, table: string): void {
  keep((all) => {
    all.tables[`${name(game, chapter)}/${chapter.version}`] = table;
  });
}

// -- the course of a lesson ------------------------------------------------------------------------------

export class Lesson {
  readonly game: string;
  readonly chapter: Chapter;
  readonly session: Session;
  /** Steps to be read that have been read. */
  read: readonly number[] = $state.raw([]);

  constructor(game: string, chapter: Chapter, session: Session) {
    this.game = game;
    this.chapter = chapter;
    this.session = session;
  }

  happened: readonly Happening[] = $derived.by(() => [
    ...this.session.entries.flatMap((entry) => entry.happenings),
    ...(this.session.update?.drafts ?? []).flatMap((draft) => draft.happenings),
  ]);

  /** Where the lesson is: the number of its step. */
  at: number = $derived.by(() => {
    let from = 0;
    for (const [number, step] of this.chapter.steps.entries()) {
      if (step.until === undefined) {
        if (!this.read.includes(number) && !this.#isPassed(number, from)) return number;
        continue;
      }
      const end = this.#end(step, from);
      if (end < 0) return number;
      from = end;
    }
    return this.chapter.steps.length;
  });

  step: Step | null = $derived.by(() => this.chapter.steps[this.at] ?? null);

  isOver: boolean = $derived.by(() => this.at >= this.chapter.steps.length);

  /** Where what a step waits for is over; -1 if it has not happened yet. */
  #end(step: Step, from: number): number {
    let left = step.times ?? 1;
    for (let at = from; at < this.happened.length; at += 1) {
      const happening = this.happened[at];
      if (happening && step.until?.(happening, this.session.seat)) left -= 1;
      if (left === 0) return at + 1;
    }
    return -1;
  }

  /** Somebody who has done what comes after a text has no need to read it. */
  #isPassed(number: number, from: number): boolean {
    const next = this.chapter.steps.slice(number + 1).find((step) => step.until !== undefined);
    return next !== undefined && this.#end(next, from) >= 0;
  }

  next(): void {
    this.read = [...this.read, this.at];
  }

  finish(): void {
    keep((all) => {
      all.done[name(this.game, this.chapter)] = this.chapter.version;
      delete all.tables[`${name(this.game, this.chapter)}/${this.chapter.version}`];
    });
  }
}
