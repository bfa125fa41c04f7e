/** Arguments as sentences want them, by the same table as on the server: seats become the names of those who sit there. */
import table from "./arguments.json";

type Values = Record<string, string | number>;

/** A message within a message: its key and arguments; `text` stands for itself where there is no such key. */
export interface Part {
  key: string;
  args: Values;
  text: string;
}

const KINDS: Readonly<Record<string, string>> = table.kinds;

/** `parts` says what is packed into a text. */
export function fitted(args: Readonly<Values>, names: readonly string[], parts = (text: string) => text): Values {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fit(KINDS[name], value, names, parts)]));
}

function fit(
  kind: string | undefined,
  value: string | number,
  names: readonly string[],
  parts: (text: string) => string,
): string | number {
  if (typeof value === "number") return kind === "seat" ? (names[value - 1] ?? value) : value;
  if (kind === "phrase") {
    const phrase = value.endsWith(table.textEnds) ? value.slice(0, -table.textEnds.length) : value;
    return table.phrases.includes(phrase) ? phrase.replaceAll(",", "").replaceAll(" ", "-") : value;
  }
  if (kind === "parts") return parts(value);
  return kind === "maybe" && value === "" ? 0 : value;
}

/** Returns the messages packed into one text. */
export function partsOf(text: string): Part[] {
  return text.split("; ").map((part) => {
    const [key = "", ...pairs] = part.split(" ");
    const args: Values = {};
    for (const pair of pairs) {
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1);
      if (at > 0) args[pair.slice(0, at)] = /^\d+$/.test(value) ? Number(value) : value;
    }
    return { key, args, text: part };
  });
}
