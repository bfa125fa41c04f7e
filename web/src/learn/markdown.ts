/** The little Markdown in which the rules are written: headings, numbered paragraphs, lists, tables. Never any HTML. */

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "rule"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; number: string; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** After each paragraph the book links the code and the tests that prove it, which only lie beside it in the repository. */
const PROOF = /^\[proof\]\(/;
const NUMBER = /^\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)\*\*\s*/;
const ITEM = /^(\s*)(?:([-*])|(\d+)\.)\s+/;
const PIECES =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)|(?<rule>\b[AT]\d+[a-z]?\.\d+\b)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const { strong, em, code, link, to, rule } = match.groups ?? {};
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (code) found.push({ kind: "code", text: code });
    else if (link && to) found.push({ kind: "link", text: link, to });
    else if (rule) found.push({ kind: "rule", text: rule });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

export function plain(pieces: readonly Inline[]): string {
  return pieces.map((piece) => piece.text).join("");
}

export function blocks(text: string): Block[] {
  return read(text.split("\n"));
}

function read(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      at += 1;
    } else if (line.startsWith("#")) {
      const level = /^#+/.exec(line)?.[0].length ?? 1;
      const title = line.slice(level).trim();
      found.push({ kind: "heading", level, text: inline(title), id: title.split(" ")[0] ?? "" });
      at += 1;
    } else if (line.startsWith("|")) {
      const end = last(lines, at, (each) => each.startsWith("|"));
      found.push(table(lines.slice(at, end)));
      at = end;
    } else if (ITEM.test(line)) {
      const end = last(lines, at, (each) => ITEM.test(each) || each.startsWith(" ") || each === "");
      found.push(list(lines.slice(at, end)));
      at = end;
    } else {
      const end = last(lines, at, (each) => each.trim() !== "" && !/^(#|\|)/.test(each) && !ITEM.test(each));
      const spoken = lines.slice(at, end).filter((each) => !PROOF.test(each));
      found.push(paragraph(spoken.join(" ")));
      at = end;
    }
  }
  return found;
}

function last(lines: readonly string[], from: number, goesOn: (line: string) => boolean): number {
  let at = from + 1;
  while (at < lines.length && goesOn(lines[at] ?? "")) at += 1;
  return at;
}

function paragraph(text: string): Block {
  const number = NUMBER.exec(text);
  return { kind: "paragraph", number: number?.[1] ?? "", text: inline(number ? text.slice(number[0].length) : text) };
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

function table(lines: readonly string[]): Block {
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** An item goes on as far as lines stand under its text. */
function list(lines: readonly string[]): Block {
  const items: Block[][] = [];
  const ordered = /^\s*\d/.test(lines[0] ?? "");
  let current: string[] = [];
  let indent = 0;
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (item[1]?.length ?? 0) === 0) {
      if (current.length > 0) items.push(read(current));
      indent = item[0].length;
      current = [line.slice(indent)];
    } else {
      current.push(line.slice(Math.min(indent, line.length - line.trimStart().length)));
    }
  }
  items.push(read(current));
  return { kind: "list", ordered, items };
}
