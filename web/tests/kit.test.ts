import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { matched } from "../src/kit/router.svelte";
import { drawingOf, register } from "../src/kit/symbols";
import { BUILDINGS } from "../src/kit/symbols/buildings";
import { circle, leaf, polygon, rays } from "../src/kit/symbols/drawing";
import { GOODS } from "../src/kit/symbols/goods";
import { MARKS } from "../src/kit/symbols/marks";
import { ELEMENTS, ESSENCES, METALS } from "../src/kit/symbols/matter";
import { NOCTIS } from "../src/kit/symbols/noctis";
import { PLACES } from "../src/kit/symbols/places";

const theme = readFileSync(`${import.meta.dirname}/../src/kit/theme.css`, "utf-8");

describe("paths", () => {
  it("finds the parts of a path", () => {
    expect(matched("/table/:id", "/table/abc")).toEqual({ id: "abc" });
    expect(matched("/table/:id", "/table/abc/")).toEqual({ id: "abc" });
    expect(matched("/table/:id", "/table/")).toBeNull();
    expect(matched("/table/:id", "/tables/abc")).toBeNull();
    expect(matched("/learn/:game/:chapter", "/learn/alchemicus/2")).toEqual({ game: "alchemicus", chapter: "2" });
  });
});

describe("drawings", () => {
  const all = { ...GOODS, ...BUILDINGS, ...NOCTIS, ...PLACES, ...METALS, ...ELEMENTS, ...ESSENCES, ...MARKS };

  it("are paths in colours of the theme", () => {
    for (const [id, drawing] of Object.entries(all)) {
      expect(theme, id).toContain(`--${drawing.colour}:`);
      expect(drawing.strokes.length, id).toBeGreaterThan(0);
      for (const [, path] of drawing.strokes) expect(path, id).toMatch(/^M[-\d. ,a-zA-Z]+$/);
    }
  });
  it("stay apart from each other: no two are alike", () => {
    const shapes = Object.values(all).map((drawing) => JSON.stringify([drawing.colour, drawing.strokes]));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
  it("give letters that differ among cards", () => {
    const letters = [...Object.values(BUILDINGS), ...Object.values(NOCTIS)].map((drawing) => drawing.letters);
    expect(new Set(letters).size).toBe(16);
    expect(letters.every((each) => each?.length === 2)).toBe(true);
  });
  it("are found when a game has registered them", () => {
    expect(drawingOf("good-gold")).toBeUndefined();
    register(GOODS);
    expect(drawingOf("good-gold")).toBe(GOODS["good-gold"]);
  });
  it("are made of shapes that close", () => {
    expect(circle(24, 24, 10).endsWith("z")).toBe(true);
    expect(polygon(0, 0, 10, 4).split("L").length).toBe(4);
    expect(polygon(0, 0, 10, 5, 4).split("L").length).toBe(10);
    expect(rays(0, 0, 1, 2, 8).split("M").length).toBe(9);
    expect(leaf(0, 0, 10, 0, 3)).toMatch(/^M0 0Q.*z$/);
  });
});
