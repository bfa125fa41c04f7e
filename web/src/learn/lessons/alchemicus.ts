/** Alchemicus in four chapters: the turn; goods; gold and the Spirit; fame and the end. */
import type { Happening } from "../../wire/types";
import type { Course } from "../lesson.svelte";

type Until = (happening: Happening, seat: number) => boolean;

const mine =
  (kind: string): Until =>
  (happening, seat) =>
    happening.kind === kind && happening.seat === seat;

const walked =
  (...fields: number[]): Until =>
  (happening, seat) =>
    mine("move")(happening, seat) && fields.some((field) => happening.target === `field:${field}`);

/** The word is with somebody else: the turn is over. */
const handedOn: Until = (happening, seat) => happening.kind === "turn" && happening.seat !== seat;
const myTurn = mine("turn");

const BASE = { bank: "no" };

export const course: Course = {
  game: "alchemicus",
  words: ["web-learn", "alchemicus", "alchemicus-play", "web-alchemicus", "kernel", "server"],
  chapters: [
    {
      id: "turn",
      version: 1,
      seats: 2,
      options: BASE,
      position: {
        turn: "1",
        "field-1": "7",
        "field-2": "3",
        "turns-1": "1",
        "turns-2": "1",
        "hand-1": "horten, metalle, alembic, pergula, gloria, domo, taberna",
        "built-1": "horten, pergula",
        "hand-2": "2 metalle, pergula",
        "built-2": "horten, pergula, metalle",
      },
      steps: [
        { key: "lesson-alchemicus-turn-hello", pane: "mine" },
        { key: "lesson-alchemicus-turn-board", marks: ["board"], pane: "board" },
        { key: "lesson-alchemicus-turn-move", until: walked(1, 5), marks: ["field:1"], pane: "board" },
        { key: "lesson-alchemicus-turn-build", until: mine("build"), pane: "mine" },
        { key: "lesson-alchemicus-turn-more", until: handedOn },
        { key: "lesson-alchemicus-turn-end", until: myTurn },
        { key: "lesson-alchemicus-turn-done" },
      ],
    },
    {
      id: "goods",
      version: 1,
      seats: 2,
      options: BASE,
      position: {
        turn: "1",
        "field-1": "1",
        "field-2": "6",
        "turns-1": "3",
        "turns-2": "3",
        "hand-1": "metalle, pergula, taberna, domo",
        "built-1": "horten, horten, metalle, alembic, fornax, pergula",
        "hand-2": "2 pergula",
        "built-2": "horten, pergula",
      },
      steps: [
        { key: "lesson-alchemicus-goods-hello", pane: "mine" },
        { key: "lesson-alchemicus-goods-move", until: walked(3), marks: ["field:3", "field:2"], pane: "board" },
        { key: "lesson-alchemicus-goods-harvest", until: mine("harvest"), pane: "mine" },
        { key: "lesson-alchemicus-goods-wait", until: myTurn },
        { key: "lesson-alchemicus-goods-transport", until: walked(4), marks: ["field:4"], pane: "board" },
        { key: "lesson-alchemicus-goods-carry", until: mine("carry"), times: 2, pane: "mine" },
        { key: "lesson-alchemicus-goods-done" },
      ],
    },
    {
      id: "gold",
      version: 1,
      seats: 2,
      options: BASE,
      position: {
        turn: "1",
        "field-1": "8",
        "field-2": "3",
        "turns-1": "6",
        "turns-2": "6",
        "fame-1": "2",
        spirit: "labrium",
        "hand-1": "pergula, metalle, horten",
        "built-1": "horten, pergula, alembic: herbs, fornax: ore, labrium: tincture metal, donarium",
        "hand-2": "2 pergula",
        "built-2": "horten, pergula",
      },
      steps: [
        { key: "lesson-alchemicus-gold-hello", marks: ["inner:labrium"], pane: "board" },
        { key: "lesson-alchemicus-gold-spirit", until: walked(2), marks: ["field:2"], pane: "board" },
        {
          key: "lesson-alchemicus-gold-move",
          until: (happening) => happening.kind === "spirit",
          marks: ["inner:labrium"],
          pane: "board",
        },
        { key: "lesson-alchemicus-gold-wait", until: myTurn },
        { key: "lesson-alchemicus-gold-far", until: walked(6), marks: ["field:6"], pane: "board" },
        { key: "lesson-alchemicus-gold-transmute", until: mine("transmute"), pane: "mine" },
        { key: "lesson-alchemicus-gold-again", until: myTurn },
        { key: "lesson-alchemicus-gold-sale", until: walked(7), marks: ["field:7"], pane: "board" },
        { key: "lesson-alchemicus-gold-sell", until: mine("fame"), pane: "mine" },
        { key: "lesson-alchemicus-gold-done" },
      ],
    },
    {
      id: "fame",
      version: 1,
      seats: 2,
      options: BASE,
      position: {
        turn: "1",
        "field-1": "7",
        "field-2": "4",
        "turns-1": "12",
        "turns-2": "11",
        "fame-1": "18",
        "fame-2": "9",
        "hand-1": "gloria, 2 horten, 3 metalle, 2 pergula, alembic, fornax, domo",
        "built-1": "horten, pergula, alembic, labrium, donarium",
        "hand-2": "2 pergula",
        "built-2": "horten, pergula, taberna",
      },
      steps: [
        { key: "lesson-alchemicus-fame-hello", pane: "mine" },
        { key: "lesson-alchemicus-fame-move", until: walked(8), marks: ["field:8"], pane: "board" },
        { key: "lesson-alchemicus-fame-give", until: mine("fame"), pane: "mine" },
        { key: "lesson-alchemicus-fame-gloria", until: mine("fame"), pane: "mine" },
        { key: "lesson-alchemicus-fame-last", until: (happening) => happening.kind === "last-round" },
        { key: "lesson-alchemicus-fame-done" },
      ],
    },
  ],
};
