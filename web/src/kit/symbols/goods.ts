/** The five goods of Alchemicus, its cards seen from behind, and fame. */
import { type Drawing, circle, hatch, leaf, polygon, rays } from "./drawing";

export const GOODS: Record<string, Drawing> = {
  "good-herbs": {
    colour: "herbs",
    strokes: [
      ["fill", leaf(24, 26, 24, 3, 11)],
      ["fill", leaf(24, 36, 6, 18, 9)],
      ["fill", leaf(24, 36, 42, 18, 9)],
      ["line", "M24 45V26"],
      ["fine", "M24 26V9M24 36L12 24M24 36L36 24M24 21l-4-5M24 21l4-5M24 16l-3-4M24 16l3-4"],
    ],
  },
  "good-ore": {
    colour: "ore",
    strokes: [
      ["fill", "M5 31L11 15L24 6L37 11L44 26L38 40L14 42z"],
      ["line", "M5 31L11 15L24 6L37 11L44 26L38 40L14 42z"],
      ["fine", "M11 15L21 20L24 6M21 20L37 11M21 20L18 33L5 31M18 33L14 42M18 33L33 29L37 11M33 29L44 26M33 29L38 40"],
      ["hatch", hatch(9, 33, 14, 40, 3, -6, 3)],
    ],
  },
  "good-tincture": {
    colour: "tincture",
    strokes: [
      ["paper", "M19 8H29V20C38 24 41 32 38 38C36 43 31 45 24 45C17 45 12 43 10 38C7 32 10 24 19 20z"],
      [
        "fill",
        "M10 31C17 27 27 34 38.6 30C39.6 33 39 36 38 38C36 43 31 45 24 45C17 45 12 43 10 38C9 36 8.900 33 10 31z",
      ],
      ["line", "M19 8H29V20C38 24 41 32 38 38C36 43 31 45 24 45C17 45 12 43 10 38C7 32 10 24 19 20z"],
      ["fill", "M18 3H30V8H18z"],
      ["line", "M18 3H30V8H18z"],
      ["fine", `${circle(20, 37, 1.6)}${circle(27, 39, 1.2)}M14 29q1-3 3-4.500`],
    ],
  },
  "good-metal": {
    colour: "metal",
    strokes: [
      ["fill", "M4 36L12 19H36L44 36z"],
      ["tint", "M12 19L18 11H32L36 19z"],
      ["line", "M4 36L12 19H36L44 36zM12 19L18 11H32L36 19"],
      ["hatch", hatch(10, 33, 36, 33, 3, -7, 8)],
    ],
  },
  "good-gold": {
    colour: "gold",
    strokes: [
      ["rim", rays(24, 24, 17, 23, 16)],
      ["fill", circle(24, 24, 15)],
      ["line", circle(24, 24, 15)],
      ["fine", circle(24, 24, 11.5)],
      ["ink", circle(24, 24, 3)],
    ],
  },
  fame: {
    colour: "fame",
    letters: "F",
    strokes: [
      ["fill", polygon(24, 23, 20, 5, 8.5)],
      ["line", polygon(24, 23, 20, 5, 8.5)],
      ["hatch", "M24 5V20M24 23L41 18M24 23L34 38M24 23L14 38M24 23L7 18"],
    ],
  },
  "amount-card": {
    colour: "card",
    strokes: [
      ["tint", "M12 8L33 4L39 38L18 42z"],
      ["paper", "M9 7H31V43H9z"],
      ["tint", "M9 7H31V43H9z"],
      ["line", "M31 7V43H9V7zM31 5.500L35 5L41 37L31 39"],
      ["fine", "M12.500 10.500H27.500V39.500H12.500z"],
      ["rim", polygon(20, 25, 8, 4)],
      ["fill", circle(20, 25, 3)],
    ],
  },
  "amount-noctis-card": {
    colour: "noctis",
    strokes: [
      ["paper", "M9 7H31V43H9z"],
      ["tint", "M9 7H31V43H9z"],
      ["line", "M31 7V43H9V7zM31 5.500L35 5L41 37L31 39"],
      ["fine", "M12.500 10.500H27.500V39.500H12.500z"],
      ["fill", "M24 18A8 8 0 1 0 24 32A9.500 9.500 0 0 1 24 18z"],
      ["fine", "M17 14v3M15.500 15.500h3M24 35v3M22.500 36.500h3"],
    ],
  },
};
