/** Where on the board an answer can be chosen: read from its words and the places they name, never from the rules. */
import { signOf } from "../../kit/names";
import type { Answer } from "../../play/game";

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

export function placesOf({ words, message }: Answer, seat: number): string[] {
  const [verb = "", operand = ""] = words.split(" ");
  const plot = PLOT.exec(operand);
  if (plot) return [`plot:${seat}/${plot[1]}`];
  const other = SEAT.exec(operand);
  if (other) return [other[2] ? `plot:${other[1]}/${other[2]}` : `seat:${other[1]}`];
  const field = FIELD.exec(operand);
  if (field) return [`field:${field[1]}`];
  const region = REGIONS[verb];
  if (region && operand) return [region(operand, seat)];
  const goal = message.args["field"];
  return goal === undefined ? [] : [`field:${goal}`];
}

/** The symbol beside an answer: what it names, or where it leads. */
export function signOfAnswer({ words, message }: Answer): string {
  const { card, good, place, load } = message.args;
  for (const what of [good, card, place]) if (typeof what === "string" && what) return signOf(what);
  if (typeof load === "string" && load) return signOf(load);
  const operand = words.split(" ")[1];
  if (operand === "noctis") return "amount-noctis-card";
  return operand === "base" || operand === "bank" ? "amount-card" : "";
}
