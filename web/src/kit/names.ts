/** Which symbol and which words belong to an id of the rules (`horten`, `herbs`, `fame`, `card`). */
import type { Amount } from "../wire/types";
import { drawingOf } from "./symbols";
import { say, words } from "./words.svelte";

/** A game's ids are the ends of these messages; the first that is there names it. */
const FAMILIES = ["amount", "card", "good", "place", "cube", "element", "essence", "piece", "metal", "colour", "token"];

export function signOf(what: string): string {
  if (drawingOf(what)) return what;
  for (const family of FAMILIES) if (drawingOf(`${family}-${what}`)) return `${family}-${what}`;
  return what;
}

export function nameOf(what: string): string {
  for (const family of FAMILIES) if (words.knows(`${family}-${what}`)) return say(`${family}-${what}`, { count: 1 });
  return what;
}

export function amountName({ what, count }: Amount): string {
  const key = `amount-${what}`;
  if (words.knows(key)) return say(key, { count });
  return words.knows("effect-amount") ? say("effect-amount", { count, what }) : `${count} × ${nameOf(what)}`;
}

/** A name for a bot, others for other seats. */
export function botName(number: number): string {
  const names = say("web-bot-names").split(/,\s*/);
  return names[number % names.length] ?? "";
}

/** How a bot plays, in a few words. */
export function botLevel(bot: string): string {
  return words.knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The bot that is offered first: no pushover, and no wall. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("adept") ? "adept" : (bots[0] ?? "");
}
