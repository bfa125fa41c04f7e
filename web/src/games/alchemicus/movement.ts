/** What is seen and heard of a happening: which symbol goes whence and whither. */
import { signOf } from "../../kit/names";
import type { Flight } from "../../play/game";
import type { Happening } from "../../wire/types";

const BACKS: Record<string, string> = { base: "amount-card", noctis: "amount-noctis-card" };
const SEEN_ELSEWHERE = new Set(["announce", "piles", "bank-waits", "turn", "first", "move"]);

const SOUNDS: Record<string, string> = {
  draw: "card",
  take: "card",
  bank: "card",
  discard: "card",
  build: "stone",
  "tear-down": "stone",
  harvest: "leaf",
  carry: "slide",
  transmute: "chime",
  fame: "bell",
  "gold-sold": "bell",
  "lose-fame": "low",
  spirit: "whisper",
  guard: "stone",
  haunt: "whisper",
  revert: "low",
  move: "step",
};

export function flight(happening: Happening): Flight | null {
  const { kind, what, source, target, amount } = happening;
  if (SEEN_ELSEWHERE.has(kind)) return null;
  if (kind === "transmute" || kind === "revert") return { sign: signOf(what), from: target, to: target, count: 1 };
  if (!source && !target) return null;
  if (kind === "fame") return { sign: "fame", from: "board", to: target, count: amount };
  if (kind === "lose-fame") return { sign: "fame", from: source, to: "board", count: amount };
  const pile = source.startsWith("pile:") ? source.slice(5) : target.startsWith("pile:") ? target.slice(5) : "";
  const sign = what && what !== "hidden" ? (BACKS[what] ?? signOf(what)) : (BACKS[pile] ?? "amount-card");
  return {
    sign: kind === "spirit" ? "place-spirit" : sign,
    from: source || target,
    to: target || source,
    count: amount,
  };
}

export function sound(happening: Happening): string {
  return SOUNDS[happening.kind] ?? "";
}
