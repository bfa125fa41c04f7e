/** Where on the board an answer can be chosen: read from its words and the places they name, never from the rules. */
import { signOf } from "../../kit/names";
import type { Board, Candidate } from "../../wire/types";

/** Where cards that answers name lie; an answer with a verb unknown here still stands in the list. */
const REGIONS: Record<string, (card: string, seat: number) => string> = {
  discard: (card, seat) => `hand:${seat}/${card}`,
  build: (card, seat) => `hand:${seat}/${card}`,
  play: (card, seat) => `hand:${seat}/${card}`,
  take: (card) => `bank/${card}`,
  "move-spirit": (card) => `inner:${card}`,
  draw: (pile) => (pile === "bank" ? "bank" : `pile:${pile}`),
};

const PLOT = /^plot-(\d+)/;
const SEAT = /^seat-(\d+)(?:\/plot-(\d+))?$/;
const FIELD = /^field-(\d+)$/;

export function placesOf(candidate: Candidate, seat: number): string[] {
  const [verb = "", operand = ""] = candidate.words.split(" ");
  const plot = PLOT.exec(operand);
  if (plot) return [`plot:${seat}/${plot[1]}`];
  const other = SEAT.exec(operand);
  if (other) return [other[2] ? `plot:${other[1]}/${other[2]}` : `seat:${other[1]}`];
  const field = FIELD.exec(operand);
  if (field) return [`field:${field[1]}`];
  const region = REGIONS[verb];
  if (region && operand) return [region(operand, seat)];
  const goal = candidate.message.args["field"];
  return goal === undefined ? [] : [`field:${goal}`];
}

/** The symbol beside an answer: what it names, or where it leads. */
export function signOfAnswer(candidate: Candidate): string {
  const { card, good, place, load } = candidate.message.args;
  for (const what of [good, card, place]) if (typeof what === "string" && what) return signOf(what);
  if (typeof load === "string" && load) return signOf(load);
  const operand = candidate.words.split(" ")[1];
  if (operand === "noctis") return "amount-noctis-card";
  return operand === "base" || operand === "bank" ? "amount-card" : "";
}

/** How many cards of the kind an answer names are in the hand. */
export function stock(board: Board, candidate: Candidate): number {
  const card = candidate.words.split(" ")[1];
  return board.hand.find((stack) => stack.card === card)?.count ?? 0;
}
