/** The line to the server that stays open: one WebSocket for all tables of the page, or events where there is none. */
import type { FromClient, FromServer } from "../wire/types";
import type { Session } from "./session.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;
const TRIES_BEFORE_EVENTS = 3;

export class Line {
  readonly #sessions = new Set<Session>();
  readonly #events = new Map<Session, EventSource>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #everOpen = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => {
      this.#tellAway();
      if (document.visibilityState === "visible") this.#look();
    });
  }

  follow(session: Session): void {
    this.#sessions.add(session);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#listen(session);
    else if (this.#usesEvents) this.#open(session);
    else this.#connect();
  }

  leave(session: Session): void {
    this.#sessions.delete(session);
    this.#events.get(session)?.close();
    this.#events.delete(session);
    this.#send({ type: "leave", table: session.table, seat: session.seat });
    if (this.#sessions.size === 0) {
      clearTimeout(this.#retry);
      this.#socket?.close();
      this.#socket = null;
    }
  }

  get #usesEvents(): boolean {
    return !this.#everOpen && this.#failures >= TRIES_BEFORE_EVENTS;
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = new URL("/api/live", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#everOpen = true;
      for (const session of this.#sessions) this.#listen(session);
      if (document.hidden) this.#tellAway();
      clearInterval(this.#pings);
      this.#pings = setInterval(() => this.#look(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#pings);
    clearTimeout(this.#silence);
    if (this.#sessions.size === 0) return;
    this.#failures += 1;
    if (this.#usesEvents) {
      for (const session of this.#sessions) this.#open(session);
      return;
    }
    for (const session of this.#sessions) if (session.link !== "connecting") session.link = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.6 + Math.random() * 0.8));
  }

  /** Tries at once what would be tried later. */
  #now(): void {
    if (this.#sessions.size === 0 || this.#usesEvents) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Asks whether anybody is there; a line that stays silent is closed and opened anew. */
  #look(): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      this.#now();
      return;
    }
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.#lost();
    }, ANSWER_WITHIN);
  }

  #listen(session: Session): void {
    const { version = 0, known = 0 } = session.update ?? {};
    const facts = session.facts?.version ?? 0;
    this.#send({ type: "listen", table: session.table, seat: session.seat, version, known, facts });
    session.link = "online";
  }

  /** A page nobody sees does not stand in for a notice. */
  #tellAway(): void {
    this.#send({ type: "away", is_away: document.hidden });
  }

  #send(frame: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(frame: FromServer): void {
    if (frame.type === "pong") return;
    for (const session of this.#sessions) {
      if (session.table !== frame.table || session.seat !== frame.seat) continue;
      if (frame.type === "update") session.hear(frame);
      else {
        session.fault = frame.fault;
        session.link = "closed";
      }
    }
  }

  /** Server-sent events: a browser resumes them by itself. */
  #open(session: Session): void {
    if (this.#events.has(session)) return;
    const { version = 0, known = 0 } = session.update ?? {};
    const facts = session.facts?.version ?? 0;
    const query = new URLSearchParams({
      seat: String(session.seat),
      version: String(version),
      known: String(known),
      facts: String(facts),
    });
    const events = new EventSource(`/api/tables/${session.table}/live?${query}`);
    this.#events.set(session, events);
    events.onopen = () => (session.link = "online");
    events.onmessage = (event: MessageEvent<string>) => {
      const frame = JSON.parse(event.data) as FromServer;
      if (frame.type === "update") session.hear(frame);
    };
    events.onerror = () => (session.link = "lost");
  }
}

let line: Line | undefined;

/** The one line of this page. */
export function theLine(): Line {
  line ??= new Line();
  return line;
}
