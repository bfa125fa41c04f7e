/** Where on the board an answer can be chosen: read from its words and the things it names, never from the rules. */
import { signOf } from "../../kit/names";
import { drawingOf } from "../../kit/symbols";
import type { Answer } from "../../play/game";
import { ELEMENTS } from "./board";

type Region = (operand: string, seat: number, what: string) => string[];

const held: Region = (_, seat, what) => [`storage:${seat}/${what}`];
const slot: Region = (operand, seat) => [`slot:${seat}/${operand.slice(5)}`];
const arrow: Region = (operand, seat) => [`arrow:${seat}/${operand}`];
const cell: Region = (operand, seat) => [`cell:${seat}/${operand.slice(5)}`];
const track: Region = (operand) => [`track:${operand}`];
const dealt: Region = (operand, seat) => [`dealt:${seat}/${operand}`];
const face: Region = (operand) => [`bowl:${operand}`];
const die: Region = (_, seat) => [`potency:${seat}`];

/** Where what answers name lies; an answer with a verb unknown here still stands in the list. */
const REGIONS: Record<string, Region> = {
  draft: (operand) => [`bowl:${operand}`],
  "keep-die": die,
  "turn-to": face,
  raise: (_, seat) => [`storage:${seat}/ethereal-die`],
  "leave-potency": die,
  gather: held,
  "draw-essence": held,
  "name-essence": held,
  transmute: arrow,
  move: held,
  pay: held,
  "use-artifact": slot,
  acquire: (operand) => [`market:${operand}`],
  place: slot,
  recharge: slot,
  "take-experiment": (operand) => [`page:${operand.slice(5)}`],
  chameleon: (_, seat) => [`storage:${seat}/chameleon`],
  perform: (operand, seat) => [`beside:${seat}/${operand}`, `hand:${seat}/${operand}`],
  unlock: (operand, seat) => [`formula:${seat}/${spaceNumber(operand)}`],
  into: cell,
  "use-formula": cell,
  claim: (operand) => [`achievements/${operand}`],
  "react-gather": held,
  "react-essence": held,
  "react-transmute": arrow,
  "react-recharge": slot,
  advance: track,
  "go-back": track,
  "gain-raw": held,
  "gain-refined": held,
  refine: held,
  gild: held,
  return: (operand, seat) => [`hand:${seat}/${operand}`],
  "chamber-bonus": (operand, seat) => [`side:${seat}/${operand}`],
  "take-laboratory": (operand) => [`laboratories/${operand}`],
  "keep-experiment": dealt,
  "keep-masterpiece": dealt,
  "keep-publication": dealt,
  "keep-artifact": dealt,
};

/** The number of a formula space in a laboratory: two in each column. */
export function spaceNumber(space: string): number {
  const [element = "", place = "1"] = space.split("-");
  return ELEMENTS.findIndex((each) => each === element) * 2 + Number(place);
}

export function placesOf({ words, message }: Answer, seat: number): string[] {
  const [verb = "", operand = ""] = words.split(" ");
  const what = String(message.args["what"] ?? "");
  return REGIONS[verb]?.(operand, seat, what) ?? [];
}

const MARKER = /^track:\d+\/(\w+)(?:\/\d+)?$/;
const TOKEN = /^bonus:(\w+)-\d$/;

/** All markers and tokens of a track lie on the one track that the board has. */
export function spotOf(place: string): string {
  const element = (MARKER.exec(place) ?? TOKEN.exec(place))?.[1];
  return element ? `track:${element}` : place;
}

const DEEDS: Record<string, string> = {
  "keep-die": "mark-yes",
  raise: "piece-ethereal-die",
  "leave-potency": "mark-no",
  "take-experiment": "piece-experiment",
  perform: "piece-experiment",
  "keep-experiment": "piece-starting-experiment",
  "keep-masterpiece": "piece-masterpiece",
  "keep-publication": "piece-publication",
  return: "piece-publication",
  "keep-artifact": "piece-artifact",
  acquire: "piece-artifact",
  "use-artifact": "piece-artifact",
  recharge: "piece-artifact",
  "react-recharge": "piece-artifact",
  unlock: "act-unlock",
  into: "piece-formula",
  "use-formula": "piece-formula",
  claim: "piece-achievement",
  "end-actions": "mark-end",
  "no-reaction": "mark-end",
  "chamber-bonus": "board-stone",
  "take-laboratory": "board-stone",
  stop: "mark-no",
  no: "mark-no",
  enough: "mark-no",
  yes: "mark-yes",
  "leave-artifact": "mark-no",
};

/** The symbol beside an answer: what it names, or what it does. */
export function signOfAnswer({ words, message }: Answer): string {
  const verb = words.split(" ")[0] ?? "";
  const { what, face, colour, element } = message.args;
  if (verb === "go-back") return "step-back";
  if (typeof colour === "string" && typeof face === "string") return `die-${colour}-${face}`;
  if (typeof face === "string") return `face-${face}`;
  if (typeof what === "string") return drawingOf(`cube-${what}`) ? `cube-${what}` : signOf(what);
  if (verb in DEEDS) return DEEDS[verb] ?? "";
  if (typeof element === "string") return `${element}-step`;
  const operand = words.split(" ")[1] ?? "";
  if (drawingOf(`cube-${operand}`)) return `cube-${operand}`;
  const metals = /^([a-z]+)-to-([a-z]+)$/.exec(operand);
  return metals ? `metal-${metals[2]}` : "";
}
