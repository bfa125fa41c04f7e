/** What is seen and heard of a happening: which symbol goes whence and whither. */
import { signOf } from "../../kit/names";
import { drawingOf } from "../../kit/symbols";
import type { Flight } from "../../play/game";
import type { Happening } from "../../wire/types";

const CARDS: Record<string, string> = {
  experiment: "piece-experiment",
  artifact: "piece-artifact",
  publication: "piece-publication",
  achievement: "piece-achievement",
  laboratory: "board-stone",
};
const STILL = new Set([
  "roll",
  "perform",
  "discharge",
  "recharge",
  "choose",
  "deal",
  "turn-die",
  "lay-bonus",
  "bot-lay-open",
  "bot-discard-card",
]);
const SOUNDS: Record<string, string> = {
  draft: "stone",
  "shelve-die": "stone",
  "bot-take-die": "stone",
  gain: "slide",
  spend: "slide",
  "move-cube": "chime",
  climb: "step",
  "step-back": "low",
  "bot-advance": "step",
  "take-experiment": "card",
  "draw-publication": "card",
  "acquire-artifact": "card",
  "place-artifact": "stone",
  discharge: "whisper",
  recharge: "leaf",
  complete: "bell",
  unlock: "bell",
  "use-formula": "leaf",
  claim: "bell",
  "bot-take-artifact": "card",
  "bot-take-experiment": "card",
  "bot-complete-experiment": "bell",
};

const STEP = /^track:\d+\/(\w+)\/(\d+)$/;

const SUPPLY = new Set(["box", "bag", "deck", "stack", "market", "pages"]);

/** A marker stands on a step of the board, which all share; what comes out of the box comes from where the die lies. */
function shown(place: string, { kind, seat }: Happening): string {
  const step = STEP.exec(place);
  if (step) return `step:${step[1]}/${step[2]}`;
  if (SUPPLY.has(place)) return kind === "gain" ? `potency:${seat}` : "board";
  return place;
}

function signFor({ kind, what }: Happening): string {
  if (kind === "climb" || kind === "step-back" || kind === "bot-advance") return `element-${what}`;
  if (kind === "draft" || kind === "shelve-die" || kind === "bot-take-die") return `die-${what}`;
  if (kind === "unlock" || kind === "use-formula") return "piece-formula";
  const card = /^([a-z]+)-\d+$/.exec(what);
  if (card && CARDS[card[1] ?? ""]) return CARDS[card[1] ?? ""] ?? "";
  if (what === "hidden") return "piece-publication";
  return drawingOf(`cube-${what}`) ? `cube-${what}` : signOf(what);
}

export function flight(happening: Happening): Flight | null {
  const { kind, source, target, amount } = happening;
  if (STILL.has(kind) || (source === "" && target === "")) return null;
  const [from, to] = [shown(source || target, happening), shown(target || source, happening)];
  if (from === to && kind !== "reach-bonus") return null;
  const sign = signFor(happening);
  return drawingOf(sign) ? { sign, from, to, count: amount } : null;
}

export function sound(happening: Happening): string {
  return SOUNDS[happening.kind] ?? "";
}
