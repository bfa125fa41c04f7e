import { describe, expect, it } from "vitest";
import { flight } from "../src/games/alchemicus/movement";
import { placesOf, signOfAnswer } from "../src/games/alchemicus/places";
import { register } from "../src/kit/symbols";
import { BUILDINGS } from "../src/kit/symbols/buildings";
import { GOODS } from "../src/kit/symbols/goods";
import { course } from "../src/learn/lessons/alchemicus";
import { Lesson } from "../src/learn/lesson.svelte";
import { kept } from "../src/play/kept";
import { Session, type Wire } from "../src/play/session.svelte";
import type { Entry, Fault, Happening, Update } from "../src/wire/types";

register(BUILDINGS);
register(GOODS);

const answer = (words: string, args: Record<string, string | number> = {}) => ({
  words,
  message: { key: "action", args, rule: "" },
});

function happening(kind: string, seat: number, more: Partial<Happening> = {}): Happening {
  return { kind, seat, what: "", amount: 1, source: "", target: "", message: null, aside: null, ...more };
}

function entry(number: number, ...happenings: Happening[]): Entry {
  return { number, kind: "answer", seat: 1, author: "person", words: "", message: null, happenings };
}

function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    table: "t",
    seat: 1,
    version,
    known: 0,
    entries: [],
    drafts: [],
    board: null,
    turn: null,
    waiting: [],
    question: null,
    undo: { steps: 0, barrier: null },
    clocks: [],
    proposals: [],
    ...more,
  };
}

function session(order: () => Promise<Update | Fault> = () => Promise.resolve(update(9))): Session {
  const wire: Wire = { order, earlier: () => Promise.resolve([]), begin: () => undefined, end: () => undefined };
  return new Session("t", 1, wire);
}

describe("where an answer can be chosen", () => {
  it("is read from the places its words name, whatever the verb", () => {
    expect(placesOf(answer("erect plot-3"), 2)).toEqual(["plot:2/3"]);
    expect(placesOf(answer("bewitch seat-3/plot-12"), 1)).toEqual(["plot:3/12"]);
    expect(placesOf(answer("greet seat-4"), 1)).toEqual(["seat:4"]);
    expect(placesOf(answer("sell plot-3/gold"), 1)).toEqual(["plot:1/3"]);
    expect(placesOf(answer("move 3", { field: 5 }), 1)).toEqual(["field:5"]);
  });
  it("is nowhere but in the list for a verb nobody has heard of", () => {
    expect(placesOf(answer("ponder"), 1)).toEqual([]);
    expect(placesOf(answer("ponder horten"), 1)).toEqual([]);
  });
  it("has the symbol of what it names", () => {
    expect(signOfAnswer(answer("erect horten", { card: "horten" }))).toBe("card-horten");
    expect(signOfAnswer(answer("ponder"))).toBe("");
  });
});

describe("what is seen moving", () => {
  it("goes from place to place", () => {
    const drawn = happening("draw", 1, { what: "hidden", source: "pile:noctis", target: "hand:2" });
    expect(flight(drawn)).toEqual({ sign: "amount-noctis-card", from: "pile:noctis", to: "hand:2", count: 1 });
    expect(flight(happening("turn", 1))).toBeNull();
  });
});

describe("a session", () => {
  it("takes in what is newer and nothing that is older", () => {
    const one = session();
    one.hear(update(5, { known: 1, entries: [entry(1)] }));
    one.hear(update(3, { known: 0 }));
    expect(one.update?.version).toBe(5);
    one.hear(update(6, { known: 2, entries: [entry(1), entry(2)] }));
    expect(one.entries.map((each) => each.number)).toEqual([1, 2]);
  });
  it("shows what happened once: as a draft, not again when it is committed", () => {
    const one = session();
    const build = happening("build", 1);
    one.hear(update(1));
    one.hear(update(2, { drafts: [{ words: "build", message: answer("").message, happenings: [build] }] }));
    expect(one.news).toEqual([build]);
    const draw = happening("draw", 2);
    one.hear(update(3, { known: 2, entries: [entry(1, build), { ...entry(2, draw), kind: "outcome" }] }));
    expect(one.news).toEqual([draw]);
  });
  it("shows nothing of what was there when it came", () => {
    const one = session();
    one.hear(update(4, { known: 1, entries: [entry(1, happening("build", 1))] }));
    expect(one.news).toEqual([]);
  });
  it("sends one order at a time and keeps what was refused", async () => {
    let sent = 0;
    const fault: Fault = { type: "fault", message: { key: "server-barred", args: {}, rule: "" }, reasons: [] };
    const one = session(() => {
      sent += 1;
      return Promise.resolve(fault);
    });
    await Promise.all([one.play(["a"], false), one.play(["b"], false)]);
    expect(sent).toBe(1);
    expect(one.fault).toBe(fault);
    expect(one.busy).toBe(false);
  });
});

describe("a lesson", () => {
  const turn = course.chapters[0];

  it("goes on with what has happened, and back when it is taken back", () => {
    if (!turn) throw new Error("there is no chapter");
    const one = session();
    const lesson = new Lesson("alchemicus", turn, one);
    one.hear(update(1));
    expect(lesson.step?.key).toMatch(/-hello$/);
    lesson.next();
    lesson.next();
    expect(lesson.step?.key).toMatch(/-move$/);
    const moved = happening("move", 1, { target: "field:1" });
    one.hear(update(2, { drafts: [{ words: "move 2", message: answer("").message, happenings: [moved] }] }));
    expect(lesson.step?.key).toMatch(/-build$/);
    one.hear(update(3));
    expect(lesson.step?.key).toMatch(/-move$/);
  });
  it("does not count what others do", () => {
    if (!turn) throw new Error("there is no chapter");
    const one = session();
    const lesson = new Lesson("alchemicus", turn, one);
    one.hear(update(1, { known: 1, entries: [entry(1, happening("move", 2, { target: "field:1" }))] }));
    expect(lesson.step?.key).toMatch(/-hello$/);
  });
});

describe("what is kept", () => {
  const candidate = (words: string, key = "action") => ({ words, message: { key, args: {}, rule: "" } });

  it("is the very object that was there, as long as all of it is equal", () => {
    const old = { bowls: [{ face: "lead", dice: { red: 1 } }], seats: [{ seat: 1 }] };
    expect(kept(old, structuredClone(old))).toBe(old);
    const next = kept(old, { bowls: [{ face: "lead", dice: { red: 2 } }], seats: [{ seat: 1 }] });
    expect(next.bowls[0]?.dice).toEqual({ red: 2 });
    expect(next.bowls).not.toBe(old.bowls);
    expect(next.seats).toBe(old.seats);
  });

  it("knows an answer by its words, wherever it has moved", () => {
    const old = [candidate("draft lead"), candidate("draft tin")];
    const next = kept(old, [candidate("draft tin"), candidate("draft iron")]);
    expect(next[0]).toBe(old[1]);
    expect(next[1]).toEqual(candidate("draft iron"));
    expect(kept(old, [candidate("draft lead", "other"), candidate("draft tin")])[0]).toEqual(
      candidate("draft lead", "other"),
    );
  });

  it("loses nothing and adds nothing: what is gone is gone, null and nothing are themselves", () => {
    expect(kept({ a: 1, b: { c: 2 } }, { b: { c: 2 } })).toEqual({ b: { c: 2 } });
    expect(kept({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
    expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(kept([], {})).toEqual({});
  });
});
