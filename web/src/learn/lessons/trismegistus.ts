/** Trismegistus in six chapters: a die; what it brings; transmutation; artifacts; experiments; a whole round alone. */
import type { Happening } from "../../wire/types";
import type { Course } from "../lesson.svelte";

type Until = (happening: Happening, seat: number) => boolean;

const mine =
  (kind: string, ...what: string[]): Until =>
  (happening, seat) =>
    happening.kind === kind && happening.seat === seat && (what.length === 0 || what.includes(happening.what));

const either =
  (one: Until, other: Until): Until =>
  (happening, seat) =>
    one(happening, seat) || other(happening, seat);

/** Every main action spends potency. */
const acted = mine("potency");
const myTurn = mine("turn");
const handedOn: Until = (happening, seat) => happening.kind === "turn" && happening.seat !== seat;

const BOWLS =
  "3 lead/black, 2 copper/red, 2 copper/white, tin/white, tin/red, 2 mercury/white, 2 iron/red, 2 infinity/black";
const OTHER = { "things-2": "raw-lead, raw-copper, salt", "laboratory-2": "newton" };
const START = { turn: "1", round: "1", bowls: BOWLS, ...OTHER };

export const course: Course = {
  game: "trismegistus",
  words: [
    "web-learn",
    "trismegistus",
    "trismegistus-play",
    "trismegistus-effects",
    "trismegistus-bot",
    "trismegistus-experiments",
    "trismegistus-artifacts",
    "trismegistus-books",
    "trismegistus-laboratories",
    "web-trismegistus",
    "kernel",
    "server",
  ],
  chapters: [
    {
      id: "draft",
      version: 1,
      seats: 2,
      options: {},
      position: { ...START, "things-1": "raw-lead, raw-copper, raw-tin, raw-mercury, salt, sulfur, aether" },
      steps: [
        { key: "lesson-trismegistus-draft-hello", pane: "board" },
        { key: "lesson-trismegistus-draft-bowls", marks: ["bowl:lead", "bowl:copper"], pane: "board" },
        { key: "lesson-trismegistus-draft-take", until: mine("draft"), pane: "board" },
        { key: "lesson-trismegistus-draft-act", until: acted, pane: "mine" },
        { key: "lesson-trismegistus-draft-end", until: handedOn },
        { key: "lesson-trismegistus-draft-wait", until: myTurn },
        { key: "lesson-trismegistus-draft-again", until: acted, pane: "board" },
        { key: "lesson-trismegistus-draft-done" },
      ],
    },
    {
      id: "gather",
      version: 1,
      seats: 2,
      options: {},
      position: { ...START, "things-1": "raw-lead", "die-1": "white tin 4", "used-1": "black" },
      steps: [
        { key: "lesson-trismegistus-gather-hello", marks: ["storage:1/raw-lead", "storage:1/raw-tin"], pane: "mine" },
        {
          key: "lesson-trismegistus-gather-materials",
          until: mine("gain", "raw-lead", "raw-copper", "raw-tin", "raw-mercury", "raw-iron"),
          pane: "mine",
        },
        { key: "lesson-trismegistus-gather-end", until: handedOn },
        { key: "lesson-trismegistus-gather-wait", until: myTurn },
        {
          key: "lesson-trismegistus-gather-essence",
          until: mine("gain", "salt", "sulfur", "aether", "raw-mercury"),
          pane: "mine",
        },
        { key: "lesson-trismegistus-gather-done" },
      ],
    },
    {
      id: "transmute",
      version: 1,
      seats: 2,
      options: {},
      position: {
        ...START,
        "things-1": "2 raw-lead, raw-copper, 2 salt, raw-mercury",
        "die-1": "black lead 3",
        "tracks-1": "earth 3",
        bonus: "earth-1: advance, fire-1: chameleon, water-1: ethereal-die, air-1: advance",
        bowls: BOWLS.replace("3 lead/black", "2 lead/black"),
      },
      steps: [
        { key: "lesson-trismegistus-transmute-hello", marks: ["arrow:1/lead-to-copper"], pane: "mine" },
        { key: "lesson-trismegistus-transmute-tracks", marks: ["bonus:earth-1"], pane: "board" },
        { key: "lesson-trismegistus-transmute-move", until: mine("move-cube"), pane: "mine" },
        { key: "lesson-trismegistus-transmute-more", until: handedOn, pane: "mine" },
        { key: "lesson-trismegistus-transmute-top", marks: ["track:earth"], pane: "board" },
        { key: "lesson-trismegistus-transmute-done" },
      ],
    },
    {
      id: "artifacts",
      version: 1,
      seats: 2,
      options: {},
      position: {
        ...START,
        "things-1": "raw-lead, raw-copper, raw-mercury, 2 salt, sulfur, 2 charged-reaction",
        "die-1": "black lead 4",
        bowls: BOWLS.replace("3 lead/black", "2 lead/black"),
        market:
          "black-1: balance, black-2: ash-bath, white-1: sand-bath, white-2: alembic, red-1: assay-furnace, red-2: felt-filter",
      },
      steps: [
        { key: "lesson-trismegistus-artifacts-hello", marks: ["market:black-1", "market:black-2"], pane: "board" },
        { key: "lesson-trismegistus-artifacts-take", until: mine("acquire-artifact"), pane: "board" },
        { key: "lesson-trismegistus-artifacts-place", until: mine("place-artifact"), pane: "mine" },
        { key: "lesson-trismegistus-artifacts-end", until: handedOn },
        {
          key: "lesson-trismegistus-artifacts-react",
          until: either(mine("spend", "charged-reaction"), myTurn),
          pane: "mine",
        },
        { key: "lesson-trismegistus-artifacts-done" },
      ],
    },
    {
      id: "experiments",
      version: 1,
      seats: 2,
      options: {},
      position: {
        ...START,
        round: "2",
        "things-1": "2 raw-lead, raw-copper, raw-tin, 2 salt, aether",
        "die-1": "white tin 2",
        "tracks-1": "earth 4, fire 3",
        "beside-1": "trituration",
        "masterpiece-1": "projection",
        "publications-1": "turba-philosophorum",
        pages: "page-1: lixiviation, page-3: calcination, page-5: dissolution",
      },
      steps: [
        { key: "lesson-trismegistus-experiments-hello", marks: ["beside:1/experiment-1"], pane: "mine" },
        { key: "lesson-trismegistus-experiments-perform", until: mine("complete"), pane: "mine" },
        { key: "lesson-trismegistus-experiments-unlock", until: mine("unlock"), pane: "mine" },
        { key: "lesson-trismegistus-experiments-use", until: mine("use-formula"), pane: "mine" },
        { key: "lesson-trismegistus-experiments-end", until: handedOn, pane: "mine" },
        { key: "lesson-trismegistus-experiments-stone", pane: "mine" },
        { key: "lesson-trismegistus-experiments-done" },
      ],
    },
    {
      id: "round",
      version: 1,
      seats: 1,
      options: {},
      position: {},
      steps: [
        { key: "lesson-trismegistus-round-hello" },
        { key: "lesson-trismegistus-round-laboratory", until: mine("laboratory") },
        { key: "lesson-trismegistus-round-choose", until: mine("place-artifact") },
        { key: "lesson-trismegistus-round-draft", until: mine("draft"), pane: "board" },
        { key: "lesson-trismegistus-round-act", until: acted, pane: "mine" },
        { key: "lesson-trismegistus-round-end", until: handedOn },
        { key: "lesson-trismegistus-round-rival", pane: "others" },
        { key: "lesson-trismegistus-round-dice", until: mine("draft"), times: 2, pane: "board" },
        { key: "lesson-trismegistus-round-last", until: (happening) => happening.kind === "round" },
        { key: "lesson-trismegistus-round-done" },
      ],
    },
  ],
};
