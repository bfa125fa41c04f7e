/** Elements, metals raw and refined, essences: the matter of Trismegistus. Raw is round and rough, refined square and cut. */
import { type Drawing, type Stroke, circle, hatch, polygon } from "./drawing";

type Strokes = readonly (readonly [Stroke, string])[];

/** The planet signs of the metals, drawn round the middle of the box. */
const PLANETS: Record<string, Strokes> = {
  lead: [["line", "M17 13V31M12.500 18H22M17 24C21 20 28 21 27 27C26.500 30 24 32 26 35C27 36.500 30 36 31 33"]],
  copper: [["line", `${circle(24, 19, 6.5)}M24 25.500V37M18 31.500H30`]],
  tin: [["line", "M15 18C16 13 24 13 23 19C22.500 24 17 27 14 29H33M28 15V36"]],
  mercury: [
    [
      "line",
      `M17.500 10.500C18 14 20.500 15.500 24 15.500C27.500 15.500 30 14 30.500 10.500${circle(24, 21, 5.5)}M24 26.500V37M19 32H29`,
    ],
  ],
  iron: [["line", `${circle(21, 27, 7)}M26 22L34 14M27.500 13.500H34.500V20.500`]],
  silver: [
    [
      "line",
      "M28 12C18 13 14.500 20 16 27C17 33 23 37 30 35.500C24 32.500 21.500 28 21.500 23.500C21.500 19 23.500 15 28 12z",
    ],
  ],
  gold: [
    ["line", circle(24, 24, 9.5)],
    ["ink", circle(24, 24, 2.2)],
  ],
};

const LETTERS: Record<string, string> = {
  lead: "Pb",
  copper: "Cu",
  tin: "Sn",
  mercury: "Hg",
  iron: "Fe",
  silver: "Ag",
  gold: "Au",
};

const NUGGET =
  "M24 3C31 2 38 6 41 12C45 18 46 26 43 33C40 40 33 45 25 45C17 46 9 42 6 35C2 28 3 18 8 11C12 6 17 3 24 3z";
const INGOT = "M11 4H37L44 11V37L37 44H11L4 37V11z";

function metal(name: string): Drawing {
  return {
    colour: name,
    letters: LETTERS[name] ?? "",
    strokes: [["tint", circle(24, 24, 21)], ["rim", circle(24, 24, 21)], ...(PLANETS[name] ?? [])],
  };
}

function raw(name: string): Drawing {
  return {
    colour: name,
    letters: LETTERS[name] ?? "",
    strokes: [
      ["fill", NUGGET],
      ["line", NUGGET],
      ["hatch", "M9 14l4 3M6 24l4 1M9 35l4-3M39 14l-3 2M42 26l-4 0M36 39l-3-3M24 42l0-3"],
      ...(PLANETS[name] ?? []),
    ],
  };
}

function refined(name: string): Drawing {
  return {
    colour: name,
    letters: LETTERS[name] ?? "",
    strokes: [
      ["fill", INGOT],
      ["line", INGOT],
      [
        "fine",
        "M13.500 8H34.500L40 13.500V34.500L34.500 40H13.500L8 34.500V13.500zM11 4L13.500 8M37 4L34.500 8M44 11L40 13.500M44 37L40 34.500M37 44L34.500 40M11 44L13.500 40M4 37L8 34.500M4 11L8 13.500",
      ],
      ...(PLANETS[name] ?? []),
    ],
  };
}

const RAW = ["lead", "copper", "tin", "mercury", "iron"];
const REFINED = ["copper", "tin", "mercury", "iron"];

export const METALS: Record<string, Drawing> = {
  ...Object.fromEntries(Object.keys(PLANETS).map((name) => [`metal-${name}`, metal(name)])),
  ...Object.fromEntries(RAW.map((name) => [`cube-raw-${name}`, raw(name)])),
  ...Object.fromEntries(REFINED.map((name) => [`cube-refined-${name}`, refined(name)])),
  "cube-silver": refined("silver"),
  "cube-gold": refined("gold"),
};

export const ELEMENTS: Record<string, Drawing> = {
  "element-earth": {
    colour: "earth",
    strokes: [
      ["tint", "M4 6H44V42H4z"],
      ["line", "M4 6H44V42H4z"],
      ["fill", "M4 42V33L15 19L22 27L31 13L44 30V42z"],
      ["line", "M4 33L15 19L22 27L31 13L44 30"],
      ["hatch", hatch(10, 38, 38, 38, 2, -5, 7)],
    ],
  },
  "element-fire": {
    colour: "fire",
    strokes: [
      ["tint", "M24 2L46 44H2z"],
      ["line", "M24 2L46 44H2z"],
      [
        "fill",
        "M25 15C27 22 34 25 34 33C34 39 30 42 24 42C18 42 14 39 14 34C14 30 17 28 18 24C20 26 21 27 21 29C24 26 25 21 25 15z",
      ],
      [
        "fine",
        "M25 15C27 22 34 25 34 33C34 39 30 42 24 42C18 42 14 39 14 34C14 30 17 28 18 24C20 26 21 27 21 29C24 26 25 21 25 15z",
      ],
      [
        "paper",
        "M24.500 30C26 33 29 34 29 37C29 40 27 41.500 24 41.500C21 41.500 19.500 40 19.500 37.500C19.500 35 23 34 24.500 30z",
      ],
    ],
  },
  "element-water": {
    colour: "water",
    strokes: [
      ["fill", "M24 2C31 14 41 21 41 31C41 40 33 46 24 46C15 46 7 40 7 31C7 21 17 14 24 2z"],
      ["line", "M24 2C31 14 41 21 41 31C41 40 33 46 24 46C15 46 7 40 7 31C7 21 17 14 24 2z"],
      [
        "fine",
        "M10 27q3.500-4 7 0t7 0t7 0t7 0M9 33q3.500-4 7.500 0t7.500 0t7.500 0t7.500 0M14 39q3.500-4 6.500 0t6.500 0t6.500 0",
      ],
    ],
  },
  "element-air": {
    colour: "air",
    strokes: [
      ["tint", circle(24, 24, 22)],
      ["line", circle(24, 24, 22)],
      [
        "fill",
        "M7 21H27C33 21 33 13 27 13C24 13 22.500 15 23 17.500H19C18 10 24 8 28 9C38 11 37 25 27 25H7zM7 28H34C42 28 42 40 34 40C29 40 27 37 28 34H32C32 36 36 37 36 34C36 32 34 32 33 32H7z",
      ],
      [
        "fine",
        "M7 21H27C33 21 33 13 27 13C24 13 22.500 15 23 17.500H19C18 10 24 8 28 9C38 11 37 25 27 25H7zM7 28H34C42 28 42 40 34 40C29 40 27 37 28 34H32C32 36 36 37 36 34C36 32 34 32 33 32H7z",
      ],
    ],
  },
};

const DROP = "M24 3C38 3 45 12 45 24C45 36 38 45 24 45C10 45 3 36 3 24C3 12 10 3 24 3z";

export const ESSENCES: Record<string, Drawing> = {
  "essence-salt": {
    colour: "salt",
    letters: "Sa",
    strokes: [
      ["fill", "M24 2L43 13V35L24 46L5 35V13z"],
      ["line", "M24 2L43 13V35L24 46L5 35V13z"],
      ["line", `${circle(24, 24, 10)}M14 24H34`],
      ["hatch", "M9 15l4 2M35 17l4-2M9 33l4-2M35 31l4 2"],
    ],
  },
  "essence-sulfur": {
    colour: "sulfur",
    letters: "Su",
    strokes: [
      ["fill", "M24 2L45 40Q45 45 40 45H8Q3 45 3 40z"],
      ["line", "M24 2L45 40Q45 45 40 45H8Q3 45 3 40z"],
      ["line", "M24 14L33 30H15zM24 30V42M18 36.500H30"],
    ],
  },
  "essence-aether": {
    colour: "aether",
    letters: "Ae",
    strokes: [
      ["fill", polygon(24, 25, 23, 5)],
      ["line", polygon(24, 25, 23, 5)],
      ["paper", polygon(24, 25, 14, 5, 5.6)],
      ["line", polygon(24, 25, 14, 5, 5.6)],
    ],
  },
  "essence-mercury": {
    colour: "mercury",
    letters: "Hg",
    strokes: [["fill", DROP], ["line", DROP], ...(PLANETS["mercury"] ?? [])],
  },
};

/** The faces of the dice: a metal's sign or infinity. */
export const FACES: Record<string, Strokes> = {
  ...PLANETS,
  infinity: [["line", "M24 24C19 16 10 17 10 24C10 31 19 32 24 24C29 16 38 17 38 24C38 31 29 32 24 24z"]],
};

export const FACE_LETTERS: Record<string, string> = { ...LETTERS, infinity: "∞" };
