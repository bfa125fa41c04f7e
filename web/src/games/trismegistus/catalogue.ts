/** The components of Trismegistus as pages of the catalogue browser. */
import { ARCANA } from "../../kit/symbols/arcana";
import { ELEMENTS, ESSENCES, METALS } from "../../kit/symbols/matter";
import { say, words } from "../../kit/words.svelte";
import type { Sheet, Shelf } from "../../learn/sheets";
import type { Components, Portion, TrismegistusComponents } from "../../wire/types";
import { Box } from "./box.svelte";
import Picture from "./Picture.svelte";
import { about, achievementLines, artifactLines, experimentLines, named, publicationLines } from "./tips";
import { WORDS } from "./words";

const EXPERIMENTS: Record<string, string> = { starting: "piece-starting-experiment", masterpiece: "piece-masterpiece" };

const RULES: Record<string, string> = {
  "piece-starting-experiment": "T3.13",
  "piece-experiment": "T10.1",
  "piece-masterpiece": "T10.1",
  "piece-artifact": "T5.4",
  "piece-publication": "T14.2",
  "piece-achievement": "T12.1",
  "piece-formula": "T11.4",
  "board-laboratory": "T2.2",
  "bot-name": "T13.5",
};

const boxes = new WeakMap<Components, Box>();

/** The box of components, made once for each. */
export function boxOf(components: Components): Box {
  if (components.type !== "trismegistus") throw new Error("this is no box of Trismegistus");
  const box = boxes.get(components) ?? new Box(components);
  boxes.set(components, box);
  return box;
}

function sheet(id: string, kind: string, name: string, facts: string[], gloss = ""): Sheet {
  return { id, kind, sign: kind, name: named(name), gloss, about: about(name), rule: RULES[kind] ?? "", facts };
}

function deeds(portions: readonly Portion[]): string {
  return portions.map(({ what, count }) => deed(what, count)).join("; ");
}

function deed(what: string, count: number): string {
  if (words.knows(`amount-${what}`)) return say(`amount-${what}`, { count });
  if (what === "artifact" || what === "experiment") return say(`piece-${what}`);
  return say("effect-amount", { count, what });
}

function botCards({ bot_cards }: TrismegistusComponents): Sheet[] {
  return bot_cards.map((card) => ({
    ...sheet(card.place, "bot-name", "", [
      say("bot-die", { colour: card.colour }),
      card.dice.map((face) => (face === "max" ? "max" : say(`metal-${face}`))).join(", "),
      say("amount-potency", { count: card.potency }),
      deeds(card.deeds),
      ...(card.above.length > 0 ? [say("web-trismegistus-bot-above", { text: deeds(card.above) })] : []),
    ]),
    name: say("web-trismegistus-bot-card", { kind: card.kind, element: card.element || "none" }),
    gloss: say("web-trismegistus-bot-number", { number: Number(card.place.slice(5)) }),
    about: "",
  }));
}

function sheets(components: Components): Sheet[] {
  const box = boxOf(components);
  const { all } = box;
  return [
    ...all.laboratories.map((each) =>
      sheet(
        each.place,
        "board-laboratory",
        each.name,
        each.formulas.map((formula) => `${named(formula.name)}: ${words.parts(formula.ability)}`),
      ),
    ),
    ...all.experiments.map((each) =>
      sheet(each.place, EXPERIMENTS[each.level] ?? "piece-experiment", each.name, experimentLines(each.place, box)),
    ),
    ...all.artifacts.map((each) =>
      sheet(each.place, "piece-artifact", each.name, [
        say("web-trismegistus-artifact-level", { level: each.level }),
        ...artifactLines(each.place, box),
      ]),
    ),
    ...all.laboratories.flatMap((laboratory) =>
      laboratory.formulas.map((each, at) =>
        sheet(
          `${laboratory.place}-formula-${at + 1}`,
          "piece-formula",
          each.name,
          [words.parts(each.ability)],
          named(laboratory.name),
        ),
      ),
    ),
    ...all.publications.map((each) =>
      sheet(each.place, "piece-publication", each.name, publicationLines(each.place, box)),
    ),
    ...all.achievements.map((each) =>
      sheet(each.place, "piece-achievement", each.name, achievementLines(each.place, box)),
    ),
    ...botCards(all),
  ];
}

export const shelf: Shelf = { words: WORDS, drawings: [METALS, ELEMENTS, ESSENCES, ARCANA], sheets, Picture };
