/** Alchemicus at the table in the browser. */
import { BUILDINGS } from "../../kit/symbols/buildings";
import { GOODS } from "../../kit/symbols/goods";
import { NOCTIS } from "../../kit/symbols/noctis";
import { PLACES } from "../../kit/symbols/places";
import type { GameFace } from "../../play/game";
import type { Board as AnyBoard, Candidate } from "../../wire/types";
import Board from "./Board.svelte";
import { alchemicus } from "./board";
import { flight, sound } from "./movement";
import { placesOf, signOfAnswer } from "./places";

export const face: GameFace = {
  name: "alchemicus",
  words: ["alchemicus", "alchemicus-play", "web-alchemicus"],
  drawings: [GOODS, BUILDINGS, NOCTIS, PLACES],
  Board,
  panes: [
    { id: "mine", label: "web-pane-mine", icon: "mark-hand" },
    { id: "board", label: "web-pane-board", icon: "mark-board" },
    { id: "others", label: "web-pane-others", icon: "mark-others" },
  ],
  placesOf,
  signOfAnswer,
  endsTurn: (candidate: Candidate) => candidate.words === "end-turn",
  headings: ["turn"],
  flight,
  sound,
  status: (board: AnyBoard) => {
    return alchemicus(board).is_last_round ? [{ key: "web-alchemicus-last-round", isUrgent: true }] : [];
  },
};
