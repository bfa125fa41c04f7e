/** The table of this game among all that can go over the wire. */
import type { Board, TrismegistusBoard, TrismegistusSeat } from "../../wire/types";

export const ELEMENTS = ["earth", "fire", "water", "air"] as const;
export const METALS = ["lead", "copper", "tin", "mercury", "iron", "silver", "gold"] as const;
export const FACES = ["lead", "copper", "tin", "mercury", "iron", "infinity"] as const;
export const COLOURS = ["black", "white", "red"] as const;
export const RAW = ["lead", "copper", "tin", "mercury", "iron"] as const;
export const ESSENCES = ["salt", "sulfur", "aether"] as const;
export const TOP = 12;

export function trismegistus(board: Board | null): TrismegistusBoard {
  if (board?.type !== "trismegistus") throw new Error("this is no table of Trismegistus");
  return board;
}

/** What a storage space of a metal is called, raw and refined; empty where there is no such form. */
export function rawOf(metal: string): string {
  return RAW.some((each) => each === metal) ? `raw-${metal}` : "";
}

export function refinedOf(metal: string): string {
  if (metal === "lead") return "";
  return metal === "silver" || metal === "gold" ? metal : `refined-${metal}`;
}

/** How many dice lie in a bowl. */
export function diceIn(dice: Readonly<Record<string, number>>): number {
  return Object.values(dice).reduce((sum, count) => sum + count, 0);
}

/** The arrow that leads out of a metal. */
export function arrowFrom(at: number): string {
  return `${METALS[at]}-to-${METALS[at + 1]}`;
}

/** What one of the others is on the board: the tracks of the opponent without a seat are those of the seat after the last. */
export function markersOf(board: TrismegistusBoard): { seat: number; tracks: Record<string, number> }[] {
  const seats: { seat: number; tracks: Record<string, number> }[] = board.seats.map(({ seat, tracks }) => ({
    seat,
    tracks,
  }));
  if (board.botmegistus) seats.push({ seat: board.seats.length + 1, tracks: board.botmegistus.tracks });
  return seats;
}

export function heldBy(seat: TrismegistusSeat, what: string): number {
  return seat.held[what] ?? 0;
}
