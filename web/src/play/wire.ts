/** Orders by POST, each under a key of its own so that it is carried out once however often it is sent. */
import { api, Refused } from "../wire/api";
import type { Command, Entry, Fault, Update } from "../wire/types";
import { theLine } from "./line";
import type { Session, Wire } from "./session.svelte";

const WAITS = [300, 800, 2000, 4000, 8000];

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class LiveWire implements Wire {
  #session: Session | null = null;

  begin(session: Session): void {
    this.#session = session;
    theLine().follow(session);
  }

  end(): void {
    if (this.#session) theLine().leave(this.#session);
  }

  async order(session: Session, command: Command, again = false): Promise<Update | Fault> {
    const order = {
      seat: session.seat,
      version: session.update?.version ?? 0,
      key: newKey(),
      command,
      known: session.update?.known ?? 0,
      facts: session.facts?.version ?? 0,
    };
    const asked = JSON.stringify(session.update?.question); // now: the line may tell of another before the reply comes
    for (let tried = 0; ; tried += 1) {
      try {
        return await api.order(session.table, order);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const wait = WAITS[tried];
        const isPassing = error.status === 0 || error.status >= 502;
        if (!isPassing || wait === undefined) {
          await this.#refresh(session);
          // what has changed meanwhile did not change the question: the answer stands
          if (
            error.fault.message.key !== "server-stale" ||
            again ||
            JSON.stringify(session.update?.question) !== asked
          ) {
            return error.fault;
          }
          return this.order(session, command, true);
        }
        session.link = "lost";
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  /** After a refusal the reader sees what is, not what was. */
  async #refresh(session: Session): Promise<void> {
    try {
      session.hear(await api.show(session.table, session.seat));
    } catch {
      // the line will tell
    }
  }

  async earlier(session: Session, before: number): Promise<Entry[]> {
    const most = Math.min(200, before - 1);
    return api.entries(session.table, session.seat, before - 1 - most, most);
  }
}
