/** What a game brings to the table: its board, its drawings, its words. Everything else about a table is the same for all. */
import type { Component } from "svelte";
import type { Drawing } from "../kit/symbols";
import type { Board, Candidate, Happening } from "../wire/types";

/** A part of the table that fills a phone by itself. */
export interface Pane {
  id: string;
  /** The key of its name. */
  label: string;
  icon: string;
}

/** An answer, or a piece of one: its words and the message that words it. */
export type Answer = Pick<Candidate, "words" | "message">;

/** Something seen moving: a symbol from one place to another. */
export interface Flight {
  sign: string;
  from: string;
  to: string;
  count: number;
}

export interface GameFace {
  name: string;
  /** Fluent files beside `kernel`, without their ending. */
  words: string[];
  drawings: Record<string, Drawing>[];
  Board: Component<{ pane: string | null }>;
  panes: Pane[];
  /** The least window in which the whole board is shown at once; in a smaller one its panes take turns. */
  least?: { width: number; height: number };
  /** The name of an opponent without a seat, where one plays; it counts as the seat after the last. */
  opponent?(board: Board): string;
  /** Where on the board an answer can be chosen; none: only in the list. */
  placesOf(answer: Answer, seat: number): string[];
  /** The symbol beside an answer in the list; empty if there is none. */
  signOfAnswer(answer: Answer): string;
  /** Answers that end the turn: they may ask twice, with a summary. */
  endsTurn(candidate: Candidate): boolean;
  /** Happenings under which the log is grouped, the coarsest first. */
  headings: string[];
  /** What of the board belongs to a place that the log names, if it is drawn elsewhere. */
  spotOf?(place: string): string;
  flight(happening: Happening): Flight | null;
  /** The sound of a happening; empty if it makes none. */
  sound(happening: Happening): string;
  /** Lines of the status bar beyond the question: round, turn, what is nearly over. */
  status(board: Board): { key: string; args?: Record<string, string | number>; isUrgent?: boolean }[];
}

const GAMES: Record<string, () => Promise<{ face: GameFace }>> = {
  alchemicus: () => import("../games/alchemicus"),
  trismegistus: () => import("../games/trismegistus"),
};

export function hasFace(game: string): boolean {
  return game in GAMES;
}

/** Loads the face of a game. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = GAMES[game];
  if (!load) throw new Error(`this client cannot draw ${game}`);
  return (await load()).face;
}
