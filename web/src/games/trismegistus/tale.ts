/** What Botmegistus did and why, out of the log: its turns, step by step, with what it weighed and what decided. */
import type { Board, Entry, Happening, Message } from "../../wire/types";
import { trismegistus } from "./board";

/** One thing a line of a priority list looked at; `kept` if the line left it. */
export interface Seen {
  message: Message;
  /** Not there if the line only looks. */
  kept: boolean | undefined;
}

/** A line it went by or a thing it did. */
export interface Step {
  message: Message;
  isDeed: boolean;
  seen: Seen[];
  /** What came of the line. */
  end: Message | null;
}

export interface Tale {
  /** The entry of the log in which the turn begins. */
  entry: number;
  /** The card it played, by place. */
  card: string;
  steps: Step[];
}

const CARD = "bot-why-card-line";
const LAID = "bot-lay-open";
const AWAY = "bot-discard-card";
const CHOSEN = "bot-why-card-by-die-line";

function tell(tale: Tale, { kind, aside, message }: Happening): void {
  if (!aside) return;
  if (kind.endsWith("-seen")) {
    const kept = aside.args["kept"];
    tale.steps.at(-1)?.seen.push({ message: aside, kept: kept === undefined ? undefined : kept === "yes" });
  } else if (kind.endsWith("-decided") || kind.endsWith("-tied")) {
    const last = tale.steps.at(-1);
    if (last) last.end = aside;
  } else {
    const isDeed = !kind.endsWith("-line");
    tale.steps.push({ message: isDeed && message ? message : aside, isDeed, seen: [], end: null });
  }
}

/** The turns of Botmegistus that the reader's log holds, the oldest first. */
export function talesOf(entries: readonly Entry[], board: Board | null): Tale[] {
  if (!board || !trismegistus(board).botmegistus) return [];
  const tales: Tale[] = [];
  let now: Tale | null = null;
  /** Its open card, by the side on which it lies: with advanced planning there are two, and a die chooses. */
  const open: Record<string, string> = {};
  let chosen: Happening | null = null;
  for (const entry of entries) {
    for (const each of entry.happenings) {
      if (each.kind === LAID) open[String(each.aside?.args["side"] ?? "none")] = each.what;
      if (each.kind === CHOSEN) chosen = each;
      if (each.kind === CARD) {
        now = { entry: entry.number, card: open[String(chosen?.aside?.args["side"] ?? "none")] ?? "", steps: [] };
        tales.push(now);
        if (chosen) tell(now, chosen);
        chosen = null;
      }
      if (!now || !each.kind.startsWith("bot-")) continue;
      if (each.kind === AWAY) {
        now.card = each.what;
        now = null;
      } else tell(now, each);
    }
  }
  return tales;
}
