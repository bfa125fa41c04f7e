import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Block, blocks, inline, plain } from "../src/learn/markdown";

const BOOK = readFileSync(`${import.meta.dirname}/../../docs/rules/alchemicus.md`, "utf-8");

function numbers(all: readonly Block[]): string[] {
  return all.flatMap((block) => (block.kind === "paragraph" && block.number ? [block.number] : []));
}

describe("the Markdown of rules", () => {
  it("reads what stands in a line", () => {
    expect(inline("a **b** *c* `d` [e](f.md) A1.2 and A10.")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      { kind: "link", text: "e", to: "f.md" },
      { kind: "text", text: " " },
      { kind: "rule", text: "A1.2" },
      { kind: "text", text: " and A10." },
    ]);
  });
  it("reads lists with tables inside", () => {
    const [list] = blocks("1. one\n2. two:\n\n   | a | b |\n   |---|---|\n   | 1 | 2 |\n\n3. three\n");
    expect(list?.kind).toBe("list");
    if (list?.kind !== "list") return;
    expect(list.ordered).toBe(true);
    expect(list.items.map((item) => item.map((block) => block.kind))).toEqual([
      ["paragraph"],
      ["paragraph", "table"],
      ["paragraph"],
    ]);
  });
  it("reads every paragraph of the rulebook, in order and once", () => {
    const found = numbers(blocks(BOOK));
    expect(found.length).toBe(BOOK.match(/^\*\*[A-Z]\d+\.\d+\*\*/gm)?.length);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain("A9.10");
  });
  it("leaves no mark of Markdown in what is read", () => {
    const texts = blocks(BOOK).flatMap((block) => ("text" in block ? [plain(block.text)] : []));
    expect(texts.filter((text) => /\*\*|^#|\|/.test(text))).toEqual([]);
  });
  it("leaves out the links to code and tests, which are for readers of the repository", () => {
    expect(BOOK).toContain("[proof](");
    expect(
      blocks(BOOK)
        .flatMap((block) => ("text" in block ? [plain(block.text)] : []))
        .join(" "),
    ).not.toMatch(/proof/);
  });
});
