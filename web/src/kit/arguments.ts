/** Arguments as sentences want them, by the same table as on the server: seats become the names of those who sit there. */
import table from "./arguments.json";

type Values = Record<string, string | number>;

const KINDS: Readonly<Record<string, string>> = table.kinds;

export function fitted(args: Readonly<Values>, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fit(KINDS[name], value, names)]));
}

function fit(kind: string | undefined, value: string | number, names: readonly string[]): string | number {
  if (typeof value === "number") return kind === "seat" ? (names[value - 1] ?? value) : value;
  if (kind === "phrase") {
    const phrase = value.endsWith(table.textEnds) ? value.slice(0, -table.textEnds.length) : value;
    return table.phrases.includes(phrase) ? phrase.replaceAll(",", "").replaceAll(" ", "-") : value;
  }
  return kind === "maybe" && value === "" ? 0 : value;
}
