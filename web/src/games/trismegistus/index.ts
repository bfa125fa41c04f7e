/** Trismegistus at the table in the browser. */
import { ARCANA } from "../../kit/symbols/arcana";
import { ELEMENTS, ESSENCES, METALS } from "../../kit/symbols/matter";
import { say } from "../../kit/words.svelte";
import type { GameFace } from "../../play/game";
import type { Board as AnyBoard, Candidate } from "../../wire/types";
import Board from "./Board.svelte";
import { trismegistus } from "./board";
import { flight, sound } from "./movement";
import { placesOf, signOfAnswer, spotOf } from "./places";
import { WORDS } from "./words";

export const face: GameFace = {
  name: "trismegistus",
  words: WORDS,
  drawings: [METALS, ELEMENTS, ESSENCES, ARCANA],
  Board,
  panes: [
    { id: "mine", label: "web-pane-mine", icon: "mark-hand" },
    { id: "board", label: "web-pane-board", icon: "mark-board" },
    { id: "others", label: "web-pane-others", icon: "mark-others" },
  ],
  least: { width: 1160, height: 600 },
  placesOf,
  signOfAnswer,
  endsTurn: (candidate: Candidate) => candidate.words === "end-actions",
  headings: ["round", "turn"],
  opponent: (board: AnyBoard) => (trismegistus(board).botmegistus ? say("bot-name") : ""),
  spotOf,
  flight,
  sound,
  status: (board: AnyBoard) => {
    const { round, seats } = trismegistus(board);
    const found: { key: string; args?: Record<string, string | number> }[] = [
      { key: "web-trismegistus-round", args: { count: round } },
    ];
    for (const { die } of seats.filter((seat) => seat.seat === trismegistus(board).active)) {
      if (die) found.push({ key: "web-trismegistus-potency", args: { count: die.potency } });
    }
    return found;
  },
};
