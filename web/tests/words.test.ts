import { describe, expect, it, vi } from "vitest";
import { withoutComments } from "../build/ftl";
import { fitted } from "../src/kit/arguments";
import { pseudo } from "../src/kit/pseudo";
import { settings } from "../src/kit/settings.svelte";
import { say, words } from "../src/kit/words.svelte";

describe("arguments", () => {
  it("makes names of seats", () => {
    expect(fitted({ seat: 2, other: 1, count: 2 }, ["Anna", "Ben"])).toEqual({ seat: "Ben", other: "Anna", count: 2 });
  });
  it("leaves a number where nobody sits", () => {
    expect(fitted({ seat: 3 }, ["Anna"])).toEqual({ seat: 3 });
  });
  it("turns phrases of the kernel into ids", () => {
    expect(fitted({ expected: "a whole number" }, [])).toEqual({ expected: "a-whole-number" });
    expect(fitted({ expected: "an effect, but the text ends" }, [])).toEqual({ expected: "an-effect" });
    expect(fitted({ expected: "earth" }, [])).toEqual({ expected: "earth" });
  });
  it("makes 0 of what may be empty", () => {
    expect(fitted({ meant: "", item: "x" }, [])).toEqual({ meant: 0, item: "x" });
  });
});

describe("the pseudo language", () => {
  it("is longer, accented, and leaves signs alone", () => {
    expect(pseudo("Close")).toBe("Ćlóśé~~");
    expect(pseudo("× ")).toBe("× ");
  });
});

describe("words", () => {
  it("drops comments only", () => {
    expect(withoutComments("# a\n\nkey = one # two\n  .about = x\n")).toBe("key = one # two\n  .about = x");
  });
  it("says, counts and shows what is missing", async () => {
    settings.language = "en";
    await words.begin();
    expect(say("web-close")).toBe("Close");
    expect(say("web-days", { count: 1 })).toBe("1 day");
    expect(say("web-no-such-message")).toBe("⟨web-no-such-message⟩");
    expect(say("web-seat")).toContain("⟨web-seat⟩");
  });
  it("loads what a game adds, in every language", { timeout: 30_000 }, async () => {
    await words.need("alchemicus", "kernel");
    expect(say("card-horten")).toBe("Horten");
    expect(words.attribute("card-horten", "gloss")).toBe("garden");
    settings.language = "pl";
    await vi.waitFor(() => expect(words.attribute("card-horten", "gloss")).toBe("ogród"), { timeout: 20_000 });
    expect(say("amount-card", { count: 2 })).toBe("2 karty");
    expect(say("amount-card", { count: 5 })).toBe("5 kart");
  });
});
