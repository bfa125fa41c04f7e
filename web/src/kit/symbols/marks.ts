/** Small marks of the page itself: what a button does, who sits where. */
import { type Drawing, type Stroke, circle, polygon, rays } from "./drawing";

const INK = "ink-2";

function mark(line: string, fill = "", colour = INK): Drawing {
  const strokes: [Stroke, string][] = [];
  if (fill) strokes.push(["fill", fill]);
  if (line) strokes.push(["line", line]);
  return { colour, strokes };
}

export const MARKS: Record<string, Drawing> = {
  "mark-undo": mark("M12 20H30C44 20 44 40 30 40H18M12 20L22 10M12 20L22 30"),
  "mark-restart": mark("M24 9A16 16 0 1 1 9 20M24 9L16 3M24 9L16 16"),
  "mark-end": mark("M9 40V8H31V40zM20 24H44M36 16L44 24L36 32"),
  "mark-yes": mark("M8 26L20 38L41 10"),
  "mark-no": mark("M11 11L37 37M37 11L11 37"),
  "mark-menu": mark("M7 12H41M7 24H41M7 36H41"),
  "mark-more": mark("", `${circle(10, 24, 3.5)}${circle(24, 24, 3.5)}${circle(38, 24, 3.5)}`),
  "mark-back": mark("M31 8L15 24L31 40"),
  "mark-forward": mark("M17 8L33 24L17 40"),
  "mark-first": mark("M37 8L21 24L37 40M13 8V40"),
  "mark-last": mark("M11 8L27 24L11 40M35 8V40"),
  "mark-down": mark("M8 17L24 33L40 17"),
  "mark-up": mark("M8 31L24 15L40 31"),
  "mark-play": mark("M14 7L40 24L14 41z", "M14 7L40 24L14 41z", "verdigris"),
  "mark-pause": mark("M15 8V40M33 8V40"),
  "mark-barrier": mark("M4 24C14 8 34 8 44 24C34 40 14 40 4 24zM24 17a7 7 0 1 0 .1 0z", "", "vermilion"),
  "mark-why": mark("M16 17C16 5 35 5 34 17C33.500 24 25 23 24.500 32", circle(24.5, 40, 2)),
  "mark-rule": mark("M24 13C18 7 9 8 5 10V40C10 38 18 37 24 42C30 37 38 38 43 40V10C39 8 30 7 24 13zM24 13V42"),
  "mark-warning": mark("M24 5L45 42H3zM24 18V30", circle(24, 36, 1.8), "brass"),
  "mark-sun": mark(`${circle(24, 24, 9)}${rays(24, 24, 14, 21, 8)}`),
  "mark-moon": mark("M32 6C18 8 12 20 17 31C21 40 32 43 41 37C30 36 24 29 24 21C24 15 27 9 32 6z"),
  "mark-system": mark("M5 8H43V34H5zM17 42H31M24 34V42M24 8V34"),
  "mark-language": mark(`${circle(24, 24, 19)}M5 24H43M24 5C12 16 12 32 24 43C36 32 36 16 24 5z`),
  "mark-settings": mark(`${circle(24, 24, 7)}${circle(24, 24, 14)}${rays(24, 24, 14, 21, 8, 0.5)}`),
  "mark-sound": mark("M6 18H15L26 9V39L15 30H6zM32 17C36 21 36 27 32 31M37 11C45 19 45 29 37 37"),
  "mark-silence": mark("M6 18H15L26 9V39L15 30H6zM33 18L44 30M44 18L33 30"),
  "mark-person": mark("M24 6a9 9 0 1 0 .1 0zM7 44C7 20 41 20 41 44z"),
  "mark-bot": mark(
    "M9 16H39V40H9zM24 16V8M4 24V34M44 24V34M17 33H31",
    `${circle(24, 6, 3)}${circle(17, 25, 2.5)}${circle(31, 25, 2.5)}`,
  ),
  "mark-eye": mark("M4 24C14 8 34 8 44 24C34 40 14 40 4 24zM24 17a7 7 0 1 0 .1 0z"),
  "mark-clock": mark(`${circle(24, 24, 19)}M24 12V24L32 29`),
  "mark-log": mark("M12 5H38V43H12zM18 14H32M18 22H32M18 30H27"),
  "mark-board": mark(`${circle(24, 24, 19)}${circle(24, 24, 8)}M24 5V16M24 32V43M5 24H16M32 24H43`),
  "mark-hand": mark("M8 16L20 10L30 39L18 44zM20 9H32V36L29 37M33 11L42 14L34 40L30 39"),
  "mark-others": mark("M17 10a7 7 0 1 0 .1 0zM3 41C3 22 31 22 31 41zM33 12a6 6 0 1 1 -3 11M34 27C41 27 45 32 45 41H36"),
  "mark-link": mark("M20 28L28 20M17 22L10 29C4 36 12 44 19 38L26 31M22 17L29 10C36 4 44 12 38 19L31 26"),
  "mark-copy": mark("M16 14H40V44H16zM10 34H8V4H32V9"),
  "mark-share": mark(`${circle(11, 24, 6)}${circle(37, 10, 6)}${circle(37, 38, 6)}M16 21L32 13M16 27L32 35`),
  "mark-download": mark("M24 5V31M13 21L24 32L35 21M7 42H41"),
  "mark-search": mark(`${circle(20, 20, 13)}M30 30L43 43`),
  "mark-seal": mark(
    `${polygon(24, 20, 17, 12, 14.5)}M16 20L22 26L33 14M15 34L11 46L20 42L24 46L28 42L37 46L33 34`,
    "",
    "verdigris",
  ),
  "mark-chart": mark("M6 5V42H44M12 34L20 24L28 29L42 11"),
  "mark-flag": mark("M10 45V5M10 7H38L32 16L38 25H10"),
  "mark-trophy": mark(
    "M14 6H34V18C34 27 29 31 24 31C19 31 14 27 14 18zM14 10H5C5 20 9 23 15 23M34 10H43C43 20 39 23 33 23M24 31V40M14 43H34",
  ),
  "mark-key": mark(`${circle(14, 24, 9)}M23 24H44V32M36 24V30`),
  "mark-plus": mark("M24 8V40M8 24H40"),
  "mark-minus": mark("M8 24H40"),
  "mark-wait": mark(
    "M12 5H36M12 43H36M14 5C14 18 22 20 24 24C26 28 14 30 14 43M34 5C34 18 26 20 24 24C22 28 34 30 34 43",
  ),
  "mark-table": mark(
    "M24 12C37 12 45 17 45 22C45 27 37 32 24 32C11 32 3 27 3 22C3 17 11 12 24 12zM12 31L9 44M36 31L39 44",
  ),
  "mark-learn": mark("M24 8L46 18L24 28L2 18zM11 23V35C17 41 31 41 37 35V23M46 18V32"),
  "mark-cards": mark("M6 10H24V40H6zM27 9L43 13L36 42L24 39"),
};
