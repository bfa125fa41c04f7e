/** The table as its board and its question see it: what can be chosen where, what is being considered, what just changed. */
import { getContext, setContext } from "svelte";
import { live } from "../kit/live.svelte";
import { settings } from "../kit/settings.svelte";
import { say } from "../kit/words.svelte";
import type { Board, Candidate, Message, Payable, Question } from "../wire/types";
import type { GameFace } from "./game";
import { kept } from "./kept";
import type { Session } from "./session.svelte";

export interface Choice {
  candidate: Candidate;
  number: number;
}

export class Table {
  readonly session: Session;
  readonly face: GameFace;

  /** The place whose answers are offered beside it. */
  opened: { place: string; at: DOMRect } | null = $state.raw(null);
  /** An answer that waits for a second word, because it cannot be taken back. */
  pending: Candidate | null = $state.raw(null);
  /** A barred answer whose reason is shown. */
  asked: Candidate | null = $state.raw(null);
  /** Places to mark: those of the answer or the line of the log under the pointer. */
  marked: readonly string[] = $state.raw([]);
  /** Which pane a phone shows. */
  pane: string = $state("");

  /** Whether this is a game looked back at. */
  readonly isReplay: boolean;

  constructor(session: Session, face: GameFace, isReplay = false) {
    this.session = session;
    this.face = face;
    this.isReplay = isReplay;
    this.pane = face.panes[0]?.id ?? "";
  }

  board: Board | null = $derived.by(() => this.session.update?.board ?? null);

  get seat(): number {
    return this.session.seat;
  }

  question: Question | null = $derived.by(() => this.session.update?.question ?? null);

  names: readonly string[] = $derived.by(() => {
    const seated = (this.session.facts?.seats ?? []).map((seat) => seat.name || say("web-seat", { number: seat.seat }));
    const opponent = this.opponent;
    return opponent ? [...seated, opponent] : seated;
  });

  /** The opponent without a seat, if there is one. */
  opponent: string = $derived.by(() => (this.board ? (this.face.opponent?.(this.board) ?? "") : ""));

  lawful: readonly Choice[] = $derived.by(() => this.#numbered.filter((choice) => choice.candidate.why_not === null));

  barred: readonly Choice[] = $derived.by(() => this.#numbered.filter((choice) => choice.candidate.why_not !== null));

  isPayment: boolean = $derived.by(() => {
    const question = this.question;
    return question !== null && question.purse.length > 0 && question.suggested.length > 0;
  });

  /** How many of each thing of the purse are chosen to be handed over. */
  chosen: Record<string, number> = $state({});

  /** By place: what lies there that can be handed over. */
  payables: ReadonlyMap<string, Payable> = $derived.by(() => {
    const found = new Map<string, Payable>();
    if (!this.isPayment) return found;
    for (const each of this.question?.purse ?? []) {
      for (const place of this.face.placesOf(each, this.seat)) found.set(place, each);
    }
    return found;
  });

  /** By place: what can be chosen there, lawful answers first. */
  choices: ReadonlyMap<string, Candidate[]> = $derived.by(() => {
    const found = new Map<string, Candidate[]>();
    if (this.isPayment) return found;
    for (const { candidate } of [...this.lawful, ...this.barred]) {
      for (const place of this.face.placesOf(candidate, this.seat)) {
        found.set(place, [...(found.get(place) ?? []), candidate]);
      }
    }
    return found;
  });

  #before: readonly Choice[] = [];
  readonly #numbered: readonly Choice[] = $derived.by(() => {
    const found = (this.question?.candidates ?? []).map((candidate, at) => ({ candidate, number: at + 1 }));
    return (this.#before = kept(this.#before, found));
  });

  /** Says a message of the game with the names of those who sit here. */
  say(message: Message): string {
    return say(message.key, message.args, this.names);
  }

  name(seat: number): string {
    if (seat === 0 && this.opponent) return this.opponent;
    return this.names[seat - 1] ?? say("web-seat", { number: seat });
  }

  /** How many things are still to be chosen for the payment that is asked. */
  get owed(): number {
    const chosen = Object.values(this.chosen).reduce((sum, count) => sum + count, 0);
    return (this.question?.suggested.length ?? 0) - chosen;
  }

  /** Begins a payment with what is suggested, or with nothing. */
  beginPayment(): void {
    const { purse, suggested } = this.question ?? { purse: [], suggested: [] };
    const count = (words: string) => suggested.filter((each) => each === words).length;
    this.chosen = Object.fromEntries(
      purse.map((each) => [each.words, settings.suggestPayments ? count(each.words) : 0]),
    );
  }

  /** Lays one thing more into the payment, or takes it out again. */
  changePayment({ words, most }: Payable, by: number): void {
    const next = (this.chosen[words] ?? 0) + by;
    if (next < 0 || next > most || (by > 0 && this.owed <= 0)) return;
    this.chosen[words] = next;
    live.say(say("web-payment-left", { count: this.owed }));
  }

  /** Hands over what is chosen, in the order of the purse, in which the questions come. */
  async pay(): Promise<void> {
    const purse = this.question?.purse ?? [];
    const actions = purse.flatMap(({ words }) => Array.from({ length: this.chosen[words] ?? 0 }, () => words));
    await this.session.play(actions, true);
  }

  /** Chooses what lies on a place: at once if there is one answer, from a list if there are several. */
  choose(place: string, at: DOMRect): void {
    const payable = this.payables.get(place);
    if (payable) {
      const has = this.chosen[payable.words] ?? 0;
      this.changePayment(payable, has < payable.most && this.owed > 0 ? 1 : -has);
      return;
    }
    const here = this.choices.get(place) ?? [];
    const lawful = here.filter((candidate) => candidate.why_not === null);
    if (lawful.length === 1 && lawful[0]) void this.act(lawful[0]);
    else if (here.length > 0) this.opened = { place, at };
  }

  /** Gives an answer, or shows why it cannot be given. */
  async act(candidate: Candidate, sure = false): Promise<void> {
    if (candidate.why_not !== null) {
      this.asked = this.asked === candidate ? null : candidate;
      if (this.asked) live.call(this.say(candidate.why_not));
      return;
    }
    this.opened = null;
    this.asked = null;
    if (!sure && this.mustConfirm(candidate)) {
      this.pending = candidate;
      return;
    }
    this.pending = null;
    await this.session.play([candidate.words], candidate.passes);
  }

  mustConfirm(candidate: Candidate): boolean {
    if (!candidate.passes || this.lawful.length < 2) return false;
    return this.face.endsTurn(candidate) ? settings.confirmEnd : settings.confirmReveal;
  }
}

const KEY = Symbol("table");

export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
