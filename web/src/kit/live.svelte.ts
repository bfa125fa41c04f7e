/** What is said aloud to those who listen: events politely, one's own turn at once. */

import { untrack } from "svelte";

/** The same sentence twice in a row is still said twice. */
function again(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

class Live {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = again(
      text,
      untrack(() => this.polite),
    );
  }

  call(text: string): void {
    this.urgent = again(
      text,
      untrack(() => this.urgent),
    );
  }
}

export const live = new Live();
