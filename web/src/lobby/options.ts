/** The options of a game: what a preset makes of them, and what of them the server needs to be told. */
import type { GameSheet, Switch } from "../wire/types";

export function optionsOf(game: GameSheet, preset: string): Record<string, string> {
  const found = game.presets.find((each) => each.name === preset);
  return Object.fromEntries(game.options.map((each) => [each.name, found?.options[each.name] ?? each.default]));
}

/** What so many players can choose between. */
export function choicesFor(each: Switch, seats: number): string[] {
  return each.by_seats[seats] ?? [];
}

/** What differs from the default; nothing else is said to the server. */
export function differing(game: GameSheet, options: Record<string, string>, seats: number): Record<string, string> {
  return Object.fromEntries(
    game.options
      .filter((each) => (options[each.name] ?? "") !== each.default)
      .filter((each) => each.choices.length === 0 || choicesFor(each, seats).includes(options[each.name] ?? ""))
      .map((each) => [each.name, (options[each.name] ?? "").trim()]),
  );
}
