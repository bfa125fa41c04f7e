/** Who the reader is to the server: nobody, until a name is needed. */
import { settings } from "../kit/settings.svelte";
import { api } from "../wire/api";
import type { Me } from "../wire/types";

class Myself {
  me: Me | null = $state.raw(null);
  #asking: Promise<Me> | null = null;

  get isKnown(): boolean {
    return this.me !== null && this.me.person !== "";
  }

  /** Asks once who one is. */
  async look(): Promise<Me> {
    this.#asking ??= api.me();
    try {
      this.me = await this.#asking;
      return this.me;
    } catch (error) {
      this.#asking = null;
      throw error;
    }
  }

  /** Makes sure that the server knows a name; the first visit needs nothing else. */
  async ensure(name: string): Promise<Me> {
    const found = this.me ?? (await this.look());
    if (found.person) return found;
    const me = await api.comeIn(name);
    settings.name = name;
    this.become(me);
    return me;
  }

  /** Is somebody else from now on: an account, or nobody. */
  become(me: Me): void {
    this.me = me;
    this.#asking = Promise.resolve(me);
  }
}

export const myself = new Myself();
