/** One seat's (or a watcher's) part in one table: what it knows, and what it wants to do. */
import type { Command, Entry, Fault, Happening, TableFacts, Update } from "../wire/types";
import { kept } from "./kept";

export type Link = "connecting" | "online" | "lost" | "closed";

/** What carries orders to the server and updates back. */
export interface Wire {
  order(session: Session, command: Command): Promise<Update | Fault>;
  earlier(session: Session, before: number): Promise<Entry[]>;
  begin(session: Session): void;
  end(): void;
}

export class Session {
  readonly table: string;
  readonly seat: number;
  readonly #wire: Wire;

  update: Update | null = $state.raw(null);
  facts: TableFacts | null = $state.raw(null);
  entries: readonly Entry[] = $state.raw([]);
  fault: Fault | null = $state.raw(null);
  link: Link = $state("connecting");
  busy = $state(false);
  /** What happened between the last update and this one, as far as it was not shown yet. */
  news: readonly Happening[] = $state.raw([]);
  /** The number of the last entry that was there when this reader last left. */
  readUpTo = $state(0);

  #draftsShown = 0;

  constructor(table: string, seat: number, wire: Wire) {
    this.table = table;
    this.seat = seat;
    this.#wire = wire;
  }

  begin(): void {
    this.readUpTo = this.#recall();
    this.#wire.begin(this);
  }

  end(): void {
    this.#remember();
    this.#wire.end();
  }

  /** Takes in what the server says; older news than what is known changes nothing. */
  hear(update: Update): void {
    if (update.facts && (!this.facts || update.facts.version >= this.facts.version))
      this.facts = kept(this.facts, update.facts);
    if (this.update && update.version < this.update.version) return;
    const isFirst = this.update === null;
    const last = this.entries.at(-1)?.number ?? 0;
    const fresh = update.entries.filter((entry) => entry.number > last);
    const before = this.update?.drafts ?? [];
    this.update = kept(this.update, update);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
    this.news = isFirst ? [] : this.#unseen(before.length, fresh, update);
    this.#draftsShown = update.drafts.length;
    this.fault = null;
  }

  /** Shows another position of the same game, earlier or later; one step forward is seen moving. */
  look(update: Update): void {
    const isNext = update.known === (this.update?.known ?? 0) + 1;
    this.update = kept(this.update, update);
    this.entries = kept(this.entries, update.entries);
    this.news = isNext ? (update.entries.at(-1)?.happenings ?? []) : [];
  }

  /** Happenings of drafts are shown when they are made, not once more when they are committed. */
  #unseen(draftsBefore: number, fresh: readonly Entry[], update: Update): Happening[] {
    const found: Happening[] = [];
    let shown = fresh.length > 0 ? this.#draftsShown : 0;
    for (const entry of fresh) {
      if (shown > 0 && entry.seat === this.seat && entry.kind === "answer") shown -= 1;
      else found.push(...entry.happenings);
    }
    const from = fresh.length > 0 ? 0 : draftsBefore;
    for (const draft of update.drafts.slice(from)) found.push(...draft.happenings);
    return found;
  }

  async play(actions: string[], confirm: boolean): Promise<void> {
    await this.order({ type: "play", actions, confirm });
  }

  async undo(steps = 1): Promise<void> {
    await this.order({ type: "undo", steps });
  }

  async restart(): Promise<void> {
    await this.order({ type: "restart" });
  }

  async order(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const answer = await this.#wire.order(this, command);
      if (answer.type === "fault") this.fault = answer;
      else this.hear(answer);
    } finally {
      this.busy = false;
    }
  }

  /** Fetches what was before the first entry that is here; says whether there may be more. */
  async askEarlier(): Promise<boolean> {
    const first = this.entries[0]?.number ?? 1;
    if (first <= 1) return false;
    const earlier = (await this.#wire.earlier(this, first)).filter((entry) => entry.number < first);
    this.entries = [...earlier, ...this.entries];
    return earlier.length > 0;
  }

  #recall(): number {
    try {
      return Number(localStorage.getItem(`emerald-read-${this.table}-${this.seat}`) ?? "0") || 0;
    } catch {
      return 0;
    }
  }

  #remember(): void {
    try {
      localStorage.setItem(`emerald-read-${this.table}-${this.seat}`, String(this.update?.known ?? 0));
    } catch {
      // nothing is kept: next time everything counts as new
    }
  }
}
