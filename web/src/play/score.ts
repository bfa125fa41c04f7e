/** The score sheet as rows and columns: what stands beside what, and what need not be shown. */
import type { Place, ScoreSheet } from "../wire/types";

export interface Row {
  /** The end of the key of its name. */
  key: string;
  kind: "part" | "total" | "tie";
  /** One for each column; null where somebody cannot have it. */
  cells: (number | null)[];
}

/** What Botmegistus has under a name of its own though it is the same thing. */
const SAME: Record<string, string> = {
  "bot-points": "during-the-game",
  "bot-experiments": "completed-experiments",
  "bot-tracks": "tracks",
  "bot-ethereal": "ethereal-dice",
  "bot-stone": "stone",
  "bot-gold": "gold",
};

/** The name under which a source of points is shown. */
export function sourceOf(key: string): string {
  return SAME[key] ?? key;
}

type Lines = readonly (readonly [string, number])[];

/** What each column's points are the sum of: the parts of the result, or the last stage of the sheet. */
function partsOf(places: readonly Place[], sheet: ScoreSheet | null): Lines[] {
  if (places.some((each) => each.parts.length > 0)) return places.map((each) => each.parts);
  const last = sheet?.stages.at(-1)?.points ?? [];
  return places.map((each) => last[sheet?.seats.indexOf(each.seat) ?? -1] ?? []);
}

/** Rows of the sheet: the parts, their sum, and what broke a tie where there was one. */
export function rowsOf(places: readonly Place[], sheet: ScoreSheet | null): Row[] {
  const parts = partsOf(places, sheet);
  const keys = [...new Set(parts.flatMap((lines) => lines.map(([key]) => sourceOf(key))))];
  const found: Row[] = keys
    .map((key) => ({
      key,
      kind: "part" as const,
      cells: parts.map((lines) => lines.find(([each]) => sourceOf(each) === key)?.[1] ?? null),
    }))
    .filter((row) => row.cells.some((value) => value !== null && value !== 0));
  for (const [at, [key]] of (places[0]?.lines ?? []).entries()) {
    if (at > 0 && !isTied(places, at)) break;
    const cells = places.map((each) => each.lines[at]?.[1] ?? null);
    found.push({ key, kind: at === 0 ? "total" : "tie", cells });
  }
  return found;
}

/** Whether any two places are equal in every line before this one. */
function isTied(places: readonly Place[], line: number): boolean {
  const before = places.map((each) => JSON.stringify(each.lines.slice(0, line).map(([, value]) => value)));
  return new Set(before).size < before.length;
}

/** The line that told the first place from the second; empty if the first line did, or nothing. */
export function tieBreaker(places: readonly Place[]): string {
  const first = places.find((each) => each.place === 1);
  const second = places.find((each) => each.place > 1);
  if (!first || !second) return "";
  const at = first.lines.findIndex(([, value], line) => value !== second.lines[line]?.[1]);
  return at > 0 ? (first.lines[at]?.[0] ?? "") : "";
}

export interface Bar {
  stage: number;
  blocks: { key: string; value: number; from: number }[];
  total: number;
}

/** The bars of one column: what brings points stacked above the line, what costs them below it. */
export function barsOf(sheet: ScoreSheet, column: number): Bar[] {
  return sheet.stages.map(({ number, points }) => {
    let [above, below] = [0, 0];
    const blocks: Bar["blocks"] = [];
    for (const [key, value] of points[column] ?? []) {
      if (value === 0) continue;
      if (value < 0) below += value;
      blocks.push({ key: sourceOf(key), value, from: value > 0 ? above : below });
      if (value > 0) above += value;
    }
    return { stage: number, blocks, total: above + below };
  });
}

/** The sources that brought or cost anybody anything, in the order of the sheet. */
export function sourcesOf(sheet: ScoreSheet): string[] {
  const all = sheet.stages.flatMap(({ points }) => points.flat());
  const order = [...new Set(all.map(([key]) => sourceOf(key)))];
  return order.filter((key) => all.some(([each, value]) => sourceOf(each) === key && value !== 0));
}
