/** What the fields of the outer ring let one do, and the Spirit of Transmutation. */
import { type Drawing, circle, hatch, leaf, polygon } from "./drawing";

export const PLACES: Record<string, Drawing> = {
  "place-building": {
    colour: "copper",
    strokes: [
      ["fill", "M4 30H22V37H4zM26 30H44V37H26zM4 39H12V46H4zM16 39H34V46H16zM38 39H44V46H38z"],
      ["fine", "M4 30H22V37H4zM26 30H44V37H26zM4 39H12V46H4zM16 39H34V46H16zM38 39H44V46H38z"],
      ["paper", "M9 26L29 6L36 18z"],
      ["line", "M9 26L29 6L36 18z"],
      ["line", "M32 12L37 8"],
      ["fill", "M36 9L43 2L46 5L39 12z"],
      ["line", "M36 9L43 2L46 5L39 12z"],
    ],
  },
  "place-spirit": {
    colour: "mercury",
    strokes: [
      ["rim", "M14 5C15 11 19 14 24 14C29 14 33 11 34 5"],
      ["fill", circle(24, 22, 8.5)],
      ["line", circle(24, 22, 8.5)],
      ["line", "M14 5C15 11 19 14 24 14C29 14 33 11 34 5M24 31V45M17 38H31"],
      ["fine", "M15 20C9 18 5 20 2 24M15 24C10 23 8 25 6 28M33 20C39 18 43 20 46 24M33 24C38 23 40 25 42 28"],
      ["ink", circle(21, 21, 1.3) + circle(27, 21, 1.3)],
      ["fine", "M21 25.500q3 2.500 6 0"],
    ],
  },
  "place-harvest": {
    colour: "herbs",
    strokes: [
      ["fill", "M30 4C44 8 48 26 36 36C30 41 22 40 18 36C26 37 33 33 35 25C37 17 34 9 30 4z"],
      ["line", "M30 4C44 8 48 26 36 36C30 41 22 40 18 36C26 37 33 33 35 25C37 17 34 9 30 4z"],
      ["line", "M19 35L9 44"],
      ["ink", "M4 42L8 46L15 40L12 37z"],
      ["fill", leaf(12, 30, 7, 18, 3.6) + leaf(12, 30, 17, 16, 3.6)],
      ["fine", leaf(12, 30, 7, 18, 3.6) + leaf(12, 30, 17, 16, 3.6) + "M12 30V34"],
    ],
  },
  "place-transport": {
    colour: "brass",
    strokes: [
      ["fill", "M5 13H37L34 29H8z"],
      ["line", "M5 13H37L34 29H8zM36 18H42L46 12"],
      ["hatch", hatch(11, 28, 29, 28, 2, -14, 5)],
      ["paper", circle(20, 35, 9)],
      ["line", circle(20, 35, 9)],
      ["fine", "M20 26V44M11 35H29M13.600 28.600L26.400 41.400M26.400 28.600L13.600 41.400"],
      ["ink", circle(20, 35, 2)],
      ["fill", circle(14, 9.5, 3.5) + circle(22, 9, 4) + circle(29.5, 9.5, 3.5)],
      ["fine", circle(14, 9.5, 3.5) + circle(22, 9, 4) + circle(29.5, 9.5, 3.5)],
    ],
  },
  "place-transmutation": {
    colour: "tincture",
    strokes: [
      ["tint", circle(24, 24, 20)],
      ["line", circle(24, 24, 20)],
      ["fill", polygon(24, 27, 20, 3)],
      ["line", polygon(24, 27, 20, 3)],
      ["paper", "M16.500 24H31.500V36.500H16.500z"],
      ["line", "M16.500 24H31.500V36.500H16.500z"],
      ["fill", circle(24, 30.3, 4.2)],
      ["fine", circle(24, 30.3, 4.2)],
    ],
  },
  "place-sale": {
    colour: "verdigris",
    strokes: [
      ["line", "M24 5V40M15 44H33M19 40H29M8 12H40"],
      ["ink", circle(24, 6, 2.6)],
      ["fine", "M8 12L3 27M8 12L13 27M40 12L35 27M40 12L45 27"],
      ["fill", "M2 27H14C14 34 2 34 2 27zM34 27H46C46 34 34 34 34 27z"],
      ["line", "M2 27H14C14 34 2 34 2 27zM34 27H46C46 34 34 34 34 27z"],
      ["fill", circle(8, 23.5, 2.6)],
    ],
  },
  "place-gifts": {
    colour: "fame",
    strokes: [
      ["fill", polygon(24, 13, 10, 5, 4.3)],
      ["line", polygon(24, 13, 10, 5, 4.3)],
      [
        "paper",
        "M3 30H10L16 27C20 26 23 28 27 29C30 30 30 34 26 34H20M26 34C32 33 37 30 41 27C45 25 47 28 44 31C39 36 33 41 27 42C20 43 15 39 10 39H3z",
      ],
      [
        "line",
        "M3 30H10L16 27C20 26 23 28 27 29C30 30 30 34 26 34H20M26 34C32 33 37 30 41 27C45 25 47 28 44 31C39 36 33 41 27 42C20 43 15 39 10 39H3",
      ],
      ["fill", "M1 28H7V41H1z"],
      ["line", "M1 28H7V41H1z"],
      ["fine", "M9 35h4M14 37h6"],
    ],
  },
};
