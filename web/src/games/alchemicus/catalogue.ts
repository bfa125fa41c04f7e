/** The components of Alchemicus as pages of the catalogue browser. */
import { say, words } from "../../kit/words.svelte";
import type { Sheet, Shelf } from "../../learn/sheets";
import type { Components } from "../../wire/types";
import { BUILDINGS } from "../../kit/symbols/buildings";
import { GOODS } from "../../kit/symbols/goods";
import { NOCTIS } from "../../kit/symbols/noctis";
import { PLACES } from "../../kit/symbols/places";

const RULES: Record<string, string> = {
  horten: "A5.1",
  metalle: "A5.1",
  alembic: "A5.3",
  fornax: "A5.3",
  labrium: "A5.3",
  pergula: "A6.1",
  taberna: "A6.1",
  donarium: "A6.1",
  domo: "A2.7",
  gloria: "A7.2",
  golem: "A9.5",
  mutabilus: "A9.6",
  spiritus: "A9.7",
  homunculus: "A9.8",
  pactum: "A9.9",
  infamia: "A9.10",
  building: "A3.1",
  spirit: "A4.2",
  harvest: "A5.1",
  transport: "A5.2",
  transmutation: "A5.3",
  sale: "A6.1",
  gifts: "A7.1",
};

const about = (id: string) => (words.knows(`about-${id}`) ? say(`about-${id}`) : "");

function sheets(components: Components): Sheet[] {
  if (components.type !== "alchemicus") throw new Error("this is no box of Alchemicus");
  const isPrinted = (printed: readonly string[], what: string) => (printed.includes(what) ? "yes" : "no");
  const cards = components.cards.map((card) => ({
    id: card.card,
    kind: card.is_noctis ? "web-alchemicus-kind-noctis" : "web-alchemicus-kind-base",
    sign: `card-${card.card}`,
    name: say(`card-${card.card}`),
    gloss: words.attribute(`card-${card.card}`, "gloss"),
    about: about(card.card),
    rule: RULES[card.card] ?? "",
    facts: [
      say("web-alchemicus-price", { count: card.price, printed: isPrinted(card.printed, "price") }),
      say("web-alchemicus-copies", { count: card.copies }),
    ],
  }));
  const fields = [...new Set(components.outer)].map((place) => ({
    id: place,
    kind: "web-alchemicus-kind-fields",
    sign: `place-${place}`,
    name: say(`place-${place}`),
    gloss: "",
    about: about(place),
    rule: RULES[place] ?? "",
    facts: [say("web-alchemicus-places", { count: components.outer.filter((each) => each === place).length })],
  }));
  const goods = ["herbs", "ore", "tincture", "metal", "gold"].map((good) => ({
    id: good,
    kind: "web-alchemicus-kind-goods",
    sign: `good-${good}`,
    name: say(`good-${good}`),
    gloss: "",
    about: about(good),
    rule: "A6",
    facts: [],
  }));
  return [...cards, ...goods, ...fields];
}

export const shelf: Shelf = {
  words: ["alchemicus", "web-alchemicus"],
  drawings: [GOODS, BUILDINGS, NOCTIS, PLACES],
  sheets,
};
