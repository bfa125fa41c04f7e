/** The table of this game among all that can go over the wire. */
import type { AlchemicusBoard, Board } from "../../wire/types";

export function alchemicus(board: Board | null): AlchemicusBoard {
  if (board?.type !== "alchemicus") throw new Error("this is no table of Alchemicus");
  return board;
}
