/** Dice, tokens, cards and deeds of Trismegistus; its metals, essences and elements are in `matter.ts`. */
import { type Drawing, type Stroke, circle, hatch, polygon, rays } from "./drawing";
import { ELEMENTS, FACES } from "./matter";

type Strokes = readonly (readonly [Stroke, string])[];

// -- dice: each colour has edges of its own --------------------------------------------------------------------------

const EDGES: Record<string, string> = {
  black: "M4 4H44V44H4z",
  white: "M17 4H31Q44 4 44 17V31Q44 44 31 44H17Q4 44 4 31V17Q4 4 17 4z",
  red: "M15 4H33L44 15V33L33 44H15L4 33V15z",
};
const INNER: Record<string, string> = {
  black: "M8 8H40V40H8z",
  white: "M18 8H30Q40 8 40 18V30Q40 40 30 40H18Q8 40 8 30V18Q8 8 18 8z",
  red: "M16.500 8H31.500L40 16.500V31.500L31.500 40H16.500L8 31.500V16.500z",
};

function die(colour: string, face: string): Drawing {
  const edge = EDGES[colour] ?? "";
  return {
    colour: `die-${colour}`,
    engrave: `on-${colour}`,
    letters: " ",
    strokes: [["fill", edge], ["line", edge], ["hatch", INNER[colour] ?? ""], ...(FACES[face] ?? [])],
  };
}

const COLOURS = ["black", "white", "red"];

// -- arrows: a transmutation along an arrow of a colour -----------------------------------------------------------------

const SHAFT = "M3 30C12 12 26 8 34 16L38 11L45 31L25 27L30 22C24 17 13 20 9 34z";

function arrow(colour: string): Drawing {
  return {
    colour: `die-${colour}`,
    engrave: `on-${colour}`,
    letters: " ",
    strokes: [
      ["fill", SHAFT],
      ["line", SHAFT],
      [
        "fill",
        colour === "black" ? "M6 35H18V47H6z" : colour === "white" ? circle(12, 41, 6.5) : polygon(12, 41, 8, 4),
      ],
      [
        "fine",
        colour === "black" ? "M6 35H18V47H6z" : colour === "white" ? circle(12, 41, 6.5) : polygon(12, 41, 8, 4),
      ],
    ],
  };
}

// -- steps on tracks -------------------------------------------------------------------------------------------------------

const UP = "M36 47V30M28.500 37.500L36 29.500L43.500 37.500";

function step(strokes: Strokes, colour: string): Drawing {
  return { colour, strokes: [...strokes, ["paper", circle(36, 37, 11)], ["fine", circle(36, 37, 11)], ["line", UP]] };
}

const QUARTERS: Strokes = [
  ["tint", circle(20, 20, 18)],
  ["line", `${circle(20, 20, 18)}M20 2V38M2 20H38`],
  ["fine", "M8 13L12 7L16 13zM25 15q3.500-10 7 0q0 4-3.500 4t-3.500-4M8 29H16M12 25V33M26 26l6 7M32 26l-6 7"],
];

// -- things ------------------------------------------------------------------------------------------------------------------

const CUBE = "M24 3L43 13.500V34.500L24 45L5 34.500V13.500z";
const FLASK = "M19 4H29V17L42 39Q44 45 37 45H11Q4 45 6 39L19 17z";
const BOOK = "M24 12C17 6 9 7 4 9V41C9 39 17 38 24 43C31 38 39 39 44 41V9C39 7 31 6 24 12z";
const RETORT = "M6 31a14 14 0 1 1 25-9L45 39L41 43L27 33A14 14 0 0 1 6 31z";
const SCROLL = "M11 5H40V9Q40 13 36 13V38Q36 44 30 44H8Q13 43 13 38V12Q13 5 8 5z";
const LAUREL =
  "M24 45C13 43 6 34 6 24C6 16 9 9 14 5C12 12 12 17 14 21C10 20 9 17 9 14M24 45C35 43 42 34 42 24C42 16 39 9 34 5C36 12 36 17 34 21C38 20 39 17 39 14";
const NUGGET =
  "M24 3C31 2 38 6 41 12C45 18 46 26 43 33C40 40 33 45 25 45C17 46 9 42 6 35C2 28 3 18 8 11C12 6 17 3 24 3z";
const INGOT = "M11 4H37L44 11V37L37 44H11L4 37V11z";
const TOKEN = polygon(24, 24, 22, 12, 19);
const BOLT = "M27 7L13 27H22L19 42L35 20H26z";
const ANY = "M24 14V36M14.500 19.500L33.500 30.500M14.500 30.500L33.500 19.500";

const points: Drawing = {
  colour: "fame",
  letters: " ",
  strokes: [
    ["line", LAUREL],
    ["fill", polygon(24, 23, 13, 5, 5.8)],
    ["fine", polygon(24, 23, 13, 5, 5.8)],
    ["line", "M19 45H29"],
  ],
};

const flask = (colour: string, more: Strokes = []): Drawing => ({
  colour,
  letters: " ",
  strokes: [
    ["paper", FLASK],
    ["fill", "M12.500 28H35.500L42 39Q44 45 37 45H11Q4 45 6 39z"],
    ["line", `${FLASK}M17 4H31`],
    ["fine", `M12.500 28H35.500${circle(20, 37, 2)}${circle(28, 34, 1.4)}`],
    ...more,
  ],
});

const artifact: Drawing = {
  colour: "brass",
  letters: " ",
  strokes: [
    ["fill", RETORT],
    ["line", RETORT],
    ["fine", "M8 29C14 26 20 32 28 28M14 20q2-5 6-6"],
    ["line", "M41 43l3 3M9 37L5 45M27 37L31 45"],
  ],
};

const publication: Drawing = {
  colour: "card",
  letters: " ",
  strokes: [
    ["fill", BOOK],
    ["line", `${BOOK}M24 12V43`],
    ["fine", "M9 16q6-2 11 1M9 23q6-2 11 1M9 30q6-2 11 1M39 16q-6-2-11 1M39 23q-6-2-11 1"],
  ],
};

const formula: Drawing = {
  colour: "lapis",
  letters: " ",
  strokes: [
    ["fill", SCROLL],
    ["line", SCROLL],
    ["fine", `${circle(25, 22, 7)}M25 15L31 26H19zM18 34H31`],
  ],
};

const stone: Drawing = {
  colour: "verdigris",
  letters: " ",
  strokes: [
    ["tint", circle(24, 24, 21)],
    ["line", circle(24, 24, 21)],
    ["fill", polygon(24, 24, 20, 3)],
    ["line", polygon(24, 24, 20, 3)],
    ["paper", "M15.500 20H32.500V33H15.500z"],
    ["line", "M15.500 20H32.500V33H15.500z"],
    ["fill", circle(24, 26.5, 5)],
    ["fine", circle(24, 26.5, 5)],
  ],
};

const ethereal: Drawing = {
  colour: "aether",
  letters: " ",
  strokes: [
    ["tint", CUBE],
    ["fill", "M24 3L43 13.500L24 24L5 13.500z"],
    ["line", `${CUBE}M5 13.500L24 24L43 13.500M24 24V45`],
    ["fine", "M13 25l2.500 7M11 31l6-2.500M34 24l-1 7M30.500 28l6.500-1M20 12.500h8M24 9.500v6"],
  ],
};

const chameleon: Drawing = {
  colour: "herbs",
  letters: " ",
  strokes: [
    [
      "fill",
      "M6 26C6 17 13 11 22 11C27 11 31 13 34 16L42 13L40 20L45 24L38 27C34 31 28 32 22 32C20 32 17 33 17 36C17 39 20 41 23 40C26 39 26 35 23.500 35C27 32 31 36 29 40C27 45 18 46 14 41C10 36 6 33 6 26z",
    ],
    [
      "line",
      "M6 26C6 17 13 11 22 11C27 11 31 13 34 16L42 13L40 20L45 24L38 27C34 31 28 32 22 32C20 32 17 33 17 36C17 39 20 41 23 40C26 39 26 35 23.500 35C27 32 31 36 29 40C27 45 18 46 14 41C10 36 6 33 6 26z",
    ],
    ["paper", circle(34, 20, 3.4)],
    ["line", circle(34, 20, 3.4)],
    ["ink", circle(34.6, 20, 1.3)],
    ["hatch", "M12 20q6-6 13-5M11 25q7-5 15-4M31 28l3 5M20 12l-1-5M26 11l1-5"],
    ["fine", "M13 31L10 38M27 32L30 36M8 38H12"],
  ],
};

function token(body: Strokes, colour: string): Drawing {
  return { colour, letters: " ", strokes: [["fill", TOKEN], ["line", TOKEN], ...body] };
}

const wildcard = (shape: string, colour: string): Drawing => ({
  colour,
  letters: " ",
  strokes: [
    ["paper", shape],
    ["tint", shape],
    ["line", shape],
    ["line", ANY],
  ],
});

const lit = token(
  [
    ["paper", BOLT],
    ["line", BOLT],
  ],
  "verdigris",
);

const mask: Drawing = {
  colour: "copper",
  letters: " ",
  strokes: [
    ["fill", "M8 8H40V24C40 37 32 45 24 45C16 45 8 37 8 24z"],
    ["line", "M8 8H40V24C40 37 32 45 24 45C16 45 8 37 8 24zM24 18V31L20 31"],
    ["paper", `${circle(16.5, 20, 4.5)}${circle(31.5, 20, 4.5)}`],
    ["line", `${circle(16.5, 20, 4.5)}${circle(31.5, 20, 4.5)}`],
    ["ink", `${circle(16.5, 20, 1.7)}${circle(31.5, 20, 1.7)}`],
    ["fine", `M16 37q8 4 16 0${rays(24, 8, 2, 7, 5)}M12 12H36`],
  ],
};

export const ARCANA: Record<string, Drawing> = {
  ...Object.fromEntries(
    COLOURS.flatMap((colour) => Object.keys(FACES).map((face) => [`die-${colour}-${face}`, die(colour, face)])),
  ),
  ...Object.fromEntries(COLOURS.map((colour) => [`die-${colour}`, die(colour, "")])),
  ...Object.fromEntries(COLOURS.map((colour) => [`arrow-${colour}`, arrow(colour)])),
  ...Object.fromEntries(
    Object.entries(FACES).map(([face, strokes]) => [
      `face-${face}`,
      {
        colour: face === "infinity" ? "aether" : face,
        letters: " ",
        strokes: [["tint", circle(24, 24, 22)], ["rim", circle(24, 24, 22)], ...strokes],
      } satisfies Drawing,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ELEMENTS).map(([id, { strokes, colour }]) => [`${id.slice(8)}-step`, step(strokes, colour)]),
  ),
  "arrow-wild": {
    colour: "verdigris",
    letters: " ",
    strokes: [
      ["fill", SHAFT],
      ["line", SHAFT],
      ["fill", "M3 36H9V46H3z"],
      ["fine", "M3 36H9V46H3z"],
      ["paper", circle(15.5, 41, 4.6)],
      ["fine", circle(15.5, 41, 4.6)],
      ["ink", polygon(26, 41, 5.6, 4)],
    ],
  },
  "any-track-step": step(QUARTERS, "brass"),
  "three-tracks-step": step([...QUARTERS, ["ink", `${circle(9, 9, 0)}`]], "brass"),
  "lowest-step": {
    colour: "brass",
    strokes: [
      ["tint", "M3 3H39V33H3z"],
      ["fill", "M5 8H12V31H5zM15 14H22V31H15zM25 24H32V31H25z"],
      ["line", "M3 33H39M5 8H12V31H5zM15 14H22V31H15zM25 24H32V31H25z"],
      ["paper", circle(36, 37, 11)],
      ["fine", circle(36, 37, 11)],
      ["line", UP],
    ],
  },
  "step-back": {
    colour: "vermilion",
    strokes: [
      ...QUARTERS,
      ["paper", circle(36, 37, 11)],
      ["fine", circle(36, 37, 11)],
      ["line", "M36 28V46M28.500 38L36 46L43.500 38"],
    ],
  },
  points,
  point: points,
  "piece-experiment": flask("verdigris"),
  "piece-starting-experiment": flask("ink-3"),
  "piece-masterpiece": flask("gold", [
    ["fill", "M13 10L10 0L18 5L24 -2L30 5L38 0L35 10z"],
    ["fine", "M13 10L10 0L18 5L24 -2L30 5L38 0L35 10z"],
  ]),
  "piece-artifact": artifact,
  "draw-artifact": {
    ...artifact,
    strokes: [
      ...artifact.strokes,
      ["paper", circle(10, 10, 9)],
      ["line", `${circle(10, 10, 9)}M10 4.500V15.500M4.500 10H15.500`],
    ],
  },
  "piece-publication": publication,
  "draw-publications": {
    ...publication,
    strokes: [
      ...publication.strokes,
      ["paper", circle(38, 9, 9)],
      ["line", `${circle(38, 9, 9)}M38 3.500V14.500M32.500 9H43.500`],
    ],
  },
  "piece-formula": formula,
  "board-stone": stone,
  "piece-achievement": {
    colour: "gold",
    letters: " ",
    strokes: [
      ["fill", "M12 3H36L30 22H18z"],
      ["fine", "M12 3H36L30 22H18zM20 3L22 22M28 3L26 22"],
      ["fill", circle(24, 32, 13)],
      ["line", circle(24, 32, 13)],
      ["paper", polygon(24, 32, 9, 5, 4)],
      ["fine", polygon(24, 32, 9, 5, 4)],
    ],
  },
  "piece-ethereal-die": ethereal,
  "piece-chameleon": chameleon,
  "piece-reaction-token": lit,
  "piece-charged-reaction": lit,
  "piece-discharged-reaction": {
    colour: "ink-3",
    letters: " ",
    strokes: [
      ["tint", TOKEN],
      ["fine", `${TOKEN}${BOLT}M9 39L39 9`],
    ],
  },
  "recharge-token": token(
    [
      ["paper", BOLT],
      ["line", `${BOLT}M6 14A20 20 0 0 1 14 6M42 34A20 20 0 0 1 34 42M6 14V8M42 34V40`],
    ],
    "verdigris",
  ),
  "cube-any-raw": wildcard(NUGGET, "ink-3"),
  "cube-any-refined": wildcard(INGOT, "ink-3"),
  "cube-any-material": { ...wildcard("M4 24A20 20 0 0 1 24 4H37L44 11V37L37 44H24A20 20 0 0 1 4 24z", "ink-3") },
  "cube-any-essence": wildcard("M24 2C31 14 42 22 42 32C42 40 34 46 24 46C14 46 6 40 6 32C6 22 17 14 24 2z", "aether"),
  "token-advance": step(QUARTERS, "brass"),
  "token-chameleon": chameleon,
  "token-ethereal-die": ethereal,
  potency: {
    colour: "sulfur",
    letters: " ",
    strokes: [
      ["rim", rays(24, 24, 14, 22, 10)],
      ["fill", circle(24, 24, 13)],
      ["line", circle(24, 24, 13)],
      ["ink", "M26 14L17 26H23L21 34L31 22H25z"],
    ],
  },
  "bot-name": mask,
  "act-gather": {
    colour: "ore",
    letters: " ",
    strokes: [
      ["fill", "M6 26H42L36 44H12z"],
      ["line", "M6 26H42L36 44H12z"],
      ["hatch", hatch(12, 29, 34, 29, 2, 12, 6)],
      ["fill", `${circle(16, 19, 6)}${circle(31, 18, 7)}`],
      ["line", `${circle(16, 19, 6)}${circle(31, 18, 7)}M24 12V2M20 7L24 12L28 7`],
    ],
  },
  "act-draw-essence": wildcard("M24 2C31 14 42 22 42 32C42 40 34 46 24 46C14 46 6 40 6 32C6 22 17 14 24 2z", "aether"),
  "act-unlock": {
    colour: "gold",
    letters: " ",
    strokes: [
      ["fill", circle(15, 15, 11)],
      ["line", `${circle(15, 15, 11)}${circle(15, 15, 4.5)}M23 23L43 43M36 36L42 30M31 31L36 26`],
    ],
  },
};
