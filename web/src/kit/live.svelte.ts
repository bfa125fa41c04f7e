/** What is said aloud to those who listen: events politely, one's own turn at once. */

class Live {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    // the same sentence twice in a row is still said twice
    this.polite = text === this.polite ? `${text}\u00a0` : text;
  }

  call(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}

export const live = new Live();
