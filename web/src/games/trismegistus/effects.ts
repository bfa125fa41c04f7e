/** What a card says, as symbols: drawn from the words of the catalogue (T15), whatever catalogue it is. */
import { partsOf } from "../../kit/arguments";
import { signOf } from "../../kit/names";

/** A symbol, or a few letters between symbols. */
export interface Glyph {
  sign?: string;
  text?: string;
}

/** One clause of an effect: what stands together on one line. */
export interface Clause {
  glyphs: Glyph[];
  /** Whether it is the price of what follows. */
  isCost: boolean;
}

const sign = (of: string): Glyph => ({ sign: of });
const text = (words: string | number): Glyph => ({ text: String(words) });

const THINGS: Record<string, string> = {
  "any-raw": "cube-any-raw",
  "any-refined": "cube-any-refined",
  "any-essence": "cube-any-essence",
  step: "any-track-step",
  material: "cube-any-material",
  essence: "cube-any-essence",
  earth: "earth-step",
  fire: "fire-step",
  water: "water-step",
  air: "air-step",
  "any-track": "any-track-step",
  "lowest-track": "lowest-step",
  "three-tracks": "three-tracks-step",
};
const LEVELS: Record<string, string> = { "level-1": "I", "level-2": "II", "level-3": "III" };
const PAIR = /^(\w+)-and-(\w+)-symbol$/;
const OF_ELEMENT = /^(earth|fire|water|air)-(experiment|artifact)$/;
const OF_LEVEL = /^(level-\d)-experiment$/;

/** A thing, or something counted. */
export function glyphsOf(what: string): Glyph[] {
  const pair = PAIR.exec(what);
  if (pair) return [sign(`element-${pair[1]}`), text("/"), sign(`element-${pair[2]}`)];
  const element = OF_ELEMENT.exec(what);
  if (element) return [sign(`element-${element[1]}`), sign(`piece-${element[2]}`)];
  const level = OF_LEVEL.exec(what);
  if (level) return [text(LEVELS[level[1] ?? ""] ?? ""), sign("piece-experiment")];
  return [sign(THINGS[what] ?? signOf(what))];
}

const EXCHANGES: Record<string, Glyph[]> = {
  "raw-for-refined": [sign("cube-any-raw"), text("→"), sign("cube-any-refined")],
  "raw-for-other-raw": [sign("cube-any-raw"), text("⇄"), sign("cube-any-raw")],
  "refined-for-gold": [sign("cube-any-refined"), text("→"), sign("cube-gold")],
  "gold-for-five-raw": [sign("cube-gold"), text("→ 5"), sign("cube-any-raw")],
};
const DRAWN: Record<string, string> = { publications: "draw-publications", artifact: "draw-artifact" };

/** Returns the clauses of packed words; what is unknown stands in letters. */
export function clausesOf(words: string): Clause[] {
  if (words === "") return [];
  return partsOf(words).map(({ key, args, text: whole }) => {
    const count = Number(args["count"] ?? 1);
    const what = String(args["what"] ?? "");
    const times = count > 1 ? [text(`${count}×`)] : [];
    const many = count > 1 ? [text(count)] : [];
    switch (key) {
      case "effect-gain":
        return { glyphs: [...many, ...glyphsOf(what)], isCost: false };
      case "effect-gain-per":
        return {
          glyphs: [...many, ...glyphsOf(what), text(":"), ...glyphsOf(String(args["counted"] ?? ""))],
          isCost: false,
        };
      case "effect-advance": {
        const track = String(args["track"] ?? "");
        const steps = track === "three-tracks" ? [text("3×")] : count > 1 ? [text(`+${count}`)] : [];
        return { glyphs: [...steps, ...glyphsOf(track)], isCost: false };
      }
      case "effect-exchange":
        return { glyphs: [...times, ...(EXCHANGES[String(args["form"] ?? "")] ?? [text(whole)])], isCost: false };
      case "effect-transmute":
        return { glyphs: [...times, sign(`arrow-${String(args["arrow"] ?? "")}`)], isCost: false };
      case "effect-draw":
        return { glyphs: [sign(DRAWN[String(args["card"] ?? "")] ?? "mark-cards")], isCost: false };
      case "effect-recharge":
        return { glyphs: [sign("recharge-token")], isCost: false };
      case "effect-pay":
        return {
          glyphs: [text("−"), ...many, sign(what === "step" ? "step-back" : signOf(what)), text("▸")],
          isCost: true,
        };
      case "effect-amount":
        return { glyphs: [text(count), ...glyphsOf(what)], isCost: false };
      case "effect-needs":
        return { glyphs: [text(count), ...glyphsOf(String(args["counted"] ?? ""))], isCost: false };
      default:
        return { glyphs: [text(whole)], isCost: false };
    }
  });
}

/** How much room glyphs take, in symbols; letters are half as wide. */
export function roomOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { text: letters }) => sum + (letters === undefined ? 1 : 0.5 * letters.length), 0);
}

export function weightOf(words: string): number {
  return clausesOf(words).reduce((sum, { glyphs }) => sum + roomOf(glyphs), 0);
}
