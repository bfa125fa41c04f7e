import { describe, expect, it } from "vitest";
import { barsOf, rowsOf, sourcesOf, tieBreaker } from "../src/play/score";
import type { Place, ScoreSheet } from "../src/wire/types";

const place = (seat: number, at: number, lines: [string, number][], parts: [string, number][] = []): Place => ({
  seat,
  place: at,
  lines,
  parts,
});
const sheet: ScoreSheet = {
  seats: [1, 2],
  stages: [
    { number: 4, points: [[["gifts", 2]], [["gifts", 0]]] },
    {
      number: 5,
      points: [
        [
          ["gifts", 3],
          ["sold", 5],
          ["lost", -2],
          ["never", 0],
        ],
        [
          ["gifts", 1],
          ["sold", 5],
        ],
      ],
    },
  ],
  sheets: [],
};

describe("the score sheet", () => {
  it("takes the parts of the result where there are any", () => {
    const places = [
      place(1, 1, [["points", 5]], [["gold", 5]]),
      place(0, 2, [["points", 4]], [["bot-gold", 3]]),
      place(2, 3, [["points", 1]], [["stone", 1]]),
    ];
    expect(rowsOf(places, sheet)).toEqual([
      { key: "gold", kind: "part", cells: [5, 3, null] },
      { key: "stone", kind: "part", cells: [null, null, 1] },
      { key: "points", kind: "total", cells: [5, 4, 1] },
    ]);
  });
  it("takes the last round where the result is one line, and leaves out what brought nothing", () => {
    const places = [place(2, 1, [["fame", 6]]), place(1, 1, [["fame", 6]])];
    expect(rowsOf(places, sheet).map(({ key, cells }) => [key, ...cells])).toEqual([
      ["gifts", 1, 3],
      ["sold", 5, 5],
      ["lost", null, -2],
      ["fame", 6, 6],
    ]);
  });
  it("shows a tie-breaker only where something is tied before it", () => {
    const lines = (fame: number, prices: number): [string, number][] => [
      ["fame", fame],
      ["prices", prices],
    ];
    const apart = [place(1, 1, lines(9, 3)), place(2, 2, lines(8, 9))];
    expect(rowsOf(apart, null).map((row) => row.key)).toEqual(["fame"]);
    expect(tieBreaker(apart)).toBe("");
    const tied = [place(1, 1, lines(9, 3)), place(2, 2, lines(9, 1)), place(3, 3, lines(2, 9))];
    expect(rowsOf(tied, null).map((row) => [row.key, row.kind])).toEqual([
      ["fame", "total"],
      ["prices", "tie"],
    ]);
    expect(tieBreaker(tied)).toBe("prices");
    expect(tieBreaker([place(1, 1, lines(9, 3)), place(2, 1, lines(9, 3))])).toBe("");
  });
});

describe("the bars of a seat", () => {
  it("stand on each other, and what was lost hangs below", () => {
    expect(barsOf(sheet, 0)).toEqual([
      { stage: 4, total: 2, blocks: [{ key: "gifts", value: 2, from: 0 }] },
      {
        stage: 5,
        total: 6,
        blocks: [
          { key: "gifts", value: 3, from: 0 },
          { key: "sold", value: 5, from: 3 },
          { key: "lost", value: -2, from: -2 },
        ],
      },
    ]);
  });
  it("have a legend of what brought anybody anything", () => {
    expect(sourcesOf(sheet)).toEqual(["gifts", "sold", "lost"]);
  });
});
