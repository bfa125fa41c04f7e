import { beforeAll, describe, expect, it } from "vitest";
import { partsOf } from "../src/kit/arguments";
import { settings } from "../src/kit/settings.svelte";
import { register } from "../src/kit/symbols";
import { ARCANA } from "../src/kit/symbols/arcana";
import { ELEMENTS, ESSENCES, METALS } from "../src/kit/symbols/matter";
import { say, words } from "../src/kit/words.svelte";
import { clausesOf, weightOf } from "../src/games/trismegistus/effects";
import { flight } from "../src/games/trismegistus/movement";
import { placesOf, signOfAnswer, spotOf } from "../src/games/trismegistus/places";
import { talesOf } from "../src/games/trismegistus/tale";
import type { Entry, Happening, Message, TrismegistusBoard } from "../src/wire/types";

for (const drawings of [METALS, ELEMENTS, ESSENCES, ARCANA]) register(drawings);

const answer = (answered: string, args: Record<string, string | number> = {}) => ({
  words: answered,
  message: { key: "action", args, rule: "" },
});
const message = (key: string, args: Message["args"] = {}): Message => ({ key, args, rule: "" });
const happening = (kind: string, more: Partial<Happening> = {}): Happening => ({
  kind,
  seat: 1,
  what: "",
  amount: 1,
  source: "",
  target: "",
  message: null,
  aside: null,
  ...more,
});

describe("what a card says", () => {
  it("is read part by part", () => {
    expect(partsOf("effect-gain count=2 what=salt; Own words")).toEqual([
      { key: "effect-gain", args: { count: 2, what: "salt" }, text: "effect-gain count=2 what=salt" },
      { key: "Own", args: {}, text: "Own words" },
    ]);
  });
  it("becomes symbols, whatever the card is called", () => {
    const [gain, per, cost, exchange] = clausesOf(
      "effect-gain count=2 what=salt; effect-gain-per count=1 what=point counted=fire-and-air-symbol; " +
        "effect-pay count=1 what=step; effect-exchange count=3 form=refined-for-gold",
    );
    expect(gain?.glyphs).toEqual([{ text: "2" }, { sign: "essence-salt" }]);
    expect(per?.glyphs.map((glyph) => glyph.sign ?? glyph.text)).toEqual([
      "point",
      ":",
      "element-fire",
      "/",
      "element-air",
    ]);
    expect(cost?.isCost).toBe(true);
    expect(exchange?.glyphs.at(0)).toEqual({ text: "3×" });
    expect(weightOf("effect-gain count=2 what=salt")).toBe(1.5);
  });
  it("stands in its own words where a catalogue says what nobody has drawn", () => {
    expect(clausesOf("Dance")[0]?.glyphs).toEqual([{ text: "Dance" }]);
  });
});

describe("messages within messages", () => {
  beforeAll(async () => {
    settings.language = "en";
    await words.begin();
    await words.need("trismegistus", "trismegistus-effects", "trismegistus-play", "trismegistus-artifacts");
  });
  it("are said one after another, a price before what it buys", () => {
    expect(words.parts("effect-gain count=2 what=salt; effect-recharge")).toBe(
      "gain 2 salt; recharge a reaction token",
    );
    expect(words.parts("effect-pay count=1 what=step; effect-gain count=1 what=gold")).toBe(
      "go back 1 step on a track of your choice: gain 1 gold",
    );
    expect(words.parts("effect-pay count=1 what=step; (; effect-recharge; effect-recharge; )")).toContain(
      ": (recharge a reaction token; recharge a reaction token)",
    );
  });
  it("go wherever an argument goes; a catalogue's own title stands for itself", () => {
    const args = { artifact: "artifact-mortar", effect: "effect-recharge" };
    expect(say("action-trismegistus-acquire", args)).toBe("Acquire Mortar: recharge a reaction token");
    expect(say("action-trismegistus-acquire", { ...args, artifact: "Big red tongs" })).toContain("Big red tongs");
  });
});

describe("where an answer can be chosen", () => {
  it("is read from the places its words name", () => {
    expect(placesOf(answer("draft lead/black"), 2)).toEqual(["bowl:lead/black"]);
    expect(placesOf(answer("gather 3", { what: "raw-tin" }), 2)).toEqual(["storage:2/raw-tin"]);
    expect(placesOf(answer("unlock water-2"), 1)).toEqual(["formula:1/6"]);
    expect(placesOf(answer("transmute iron-to-silver"), 3)).toEqual(["arrow:3/iron-to-silver"]);
    expect(placesOf(answer("perform experiment-9"), 1)).toEqual(["beside:1/experiment-9", "hand:1/experiment-9"]);
    expect(placesOf(answer("dance wildly"), 1)).toEqual([]);
  });
  it("is marked by what the log names", () => {
    expect(spotOf("track:2/fire/7")).toBe("track:fire");
    expect(spotOf("bonus:air-2")).toBe("track:air");
    expect(spotOf("page:3")).toBe("page:3");
  });
  it("has a symbol", () => {
    expect(signOfAnswer(answer("draft lead/black", { face: "lead", colour: "black" }))).toBe("die-black-lead");
    expect(signOfAnswer(answer("pay raw-lead", { what: "raw-lead" }))).toBe("cube-raw-lead");
    expect(signOfAnswer(answer("pay silver"))).toBe("cube-silver");
    expect(signOfAnswer(answer("advance water", { element: "water" }))).toBe("water-step");
  });
});

describe("what is seen moving", () => {
  it("goes from step to step on the one board", () => {
    const climb = happening("climb", { what: "fire", source: "track:2/fire/3", target: "track:2/fire/4" });
    expect(flight(climb)).toEqual({ sign: "element-fire", from: "step:fire/3", to: "step:fire/4", count: 1 });
  });
  it("comes out of the box from where the die lies, and goes back to the board", () => {
    const gain = happening("gain", { seat: 2, what: "raw-tin", source: "box", target: "storage:2/raw-tin", amount: 3 });
    expect(flight(gain)).toEqual({ sign: "cube-raw-tin", from: "potency:2", to: "storage:2/raw-tin", count: 3 });
    const spend = happening("spend", { seat: 2, what: "salt", source: "storage:2/salt", target: "box" });
    expect(flight(spend)).toEqual({ sign: "essence-salt", from: "storage:2/salt", to: "board", count: 1 });
  });
  it("stays where it only turns", () => {
    expect(flight(happening("discharge", { what: "artifact-3", source: "slot:1/1", target: "slot:1/1" }))).toBeNull();
  });
  it("does not show a card that may not be known", () => {
    expect(
      flight(happening("draw-publication", { what: "hidden", source: "publications", target: "hand:2" }))?.sign,
    ).toBe("piece-publication");
  });
});

describe("a turn of Botmegistus", () => {
  const board = { type: "trismegistus", botmegistus: {} } as unknown as TrismegistusBoard;
  const entry = (...happenings: Happening[]): Entry => ({
    number: 5,
    kind: "answer",
    seat: 1,
    author: "person",
    words: "",
    message: null,
    happenings,
  });
  it("is told line by line, with what each line saw and what decided", () => {
    const [tale] = talesOf(
      [
        entry(
          happening("bot-lay-open", { what: "card-4", aside: message("bot-do-lay-open") }),
          happening("bot-why-card-line", { aside: message("bot-line-card") }),
          happening("bot-why-lowest-line", { aside: message("bot-line-lowest") }),
          happening("bot-why-lowest-seen", { aside: message("bot-seen-track", { kept: "yes" }) }),
          happening("bot-why-lowest-seen", { aside: message("bot-seen-track", { kept: "no" }) }),
          happening("bot-why-lowest-decided", { aside: message("bot-decided") }),
          happening("bot-advance", { message: message("event-bot-advance"), aside: message("bot-do-advance") }),
          happening("bot-discard-card", { what: "card-6", aside: message("bot-do-discard-card") }),
        ),
      ],
      board,
    );
    expect(tale?.card).toBe("card-6");
    expect(tale?.steps.map((step) => step.message.key)).toEqual([
      "bot-line-card",
      "bot-line-lowest",
      "event-bot-advance",
    ]);
    expect(tale?.steps[1]?.seen.map((seen) => seen.kept)).toEqual([true, false]);
    expect(tale?.steps[1]?.end?.key).toBe("bot-decided");
    expect(tale?.steps[2]?.isDeed).toBe(true);
  });
  it("knows which of two open cards the die chose", () => {
    const laid = (what: string, side: string) =>
      happening("bot-lay-open", { what, aside: message("bot-do-lay-open", { side }) });
    const [tale] = talesOf(
      [
        entry(
          laid("card-2", "left"),
          laid("card-9", "right"),
          happening("bot-why-card-by-die-line", { aside: message("bot-line-card-by-die", { side: "left" }) }),
          happening("bot-why-card-line", { aside: message("bot-line-card") }),
        ),
      ],
      board,
    );
    expect(tale?.card).toBe("card-2");
    expect(tale?.steps.map((step) => step.message.key)).toEqual(["bot-line-card-by-die", "bot-line-card"]);
  });
  it("is told nowhere where nobody plays without a seat", () => {
    expect(talesOf([entry(happening("bot-why-card-line"))], { ...board, botmegistus: null })).toEqual([]);
  });
});
