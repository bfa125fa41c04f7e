/** What is said to people: the Fluent messages shared with the server and the terminal, loaded when they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fitted, partsOf } from "./arguments";
import { pseudo } from "./pseudo";
import { type Language, settings } from "./settings.svelte";

export type Arguments = Readonly<Record<string, string | number>>;

const FILES = import.meta.glob<string>(["../../../src/emerald/words/*/*.ftl", "!**/cli.ftl", "!**/arena.ftl"], {
  import: "default",
});

/** The files every screen needs; a game adds its own, and so do the pages that have much to say. */
const FIRST = ["web"];
const MOST_KEPT = 4000;

class Words {
  language: Language = $state(settings.language);
  #wanted = new Set<string>(FIRST);
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  readonly #said = new Map<string, string>();
  #saidBy: FluentBundle | null = null;

  /** Loads the language of the settings and follows it when it is changed. */
  async begin(): Promise<void> {
    await this.#speak(settings.language);
    $effect.root(() => {
      $effect(() => {
        if (settings.language !== this.language) void this.#speak(settings.language);
      });
    });
  }

  /** Loads more files: those of a game, or of a part of the site. */
  async need(...files: string[]): Promise<void> {
    const fresh = files.filter((file) => !this.#wanted.has(file));
    if (fresh.length === 0) return;
    for (const file of fresh) this.#wanted.add(file);
    await this.#speak(this.language);
  }

  async #speak(language: Language): Promise<void> {
    const folder = language === "en-XA" ? "en" : language;
    const wanted = [...this.#wanted];
    const resources = await Promise.all(wanted.map((file) => resourceOf(folder, file)));
    if (wanted.length < this.#wanted.size) return; // somebody needed more meanwhile, and loads all of it
    const bundle = new FluentBundle(folder, {
      useIsolating: false,
      ...(language === "en-XA" ? { transform: pseudo } : {}),
    });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language; // of what stands there now, not of what was wished for
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /**
   * Returns a message; what is missing shows, so that it is seen and mended. A board says the same things at every step,
   * so what was said is kept as long as the bundle is the same.
   */
  say(key: string, args: Arguments = {}, names: readonly string[] = []): string {
    const bundle = this.#bundle;
    if (this.#saidBy !== bundle || this.#said.size > MOST_KEPT) {
      this.#said.clear();
      this.#saidBy = bundle;
    }
    const whole = JSON.stringify([key, args, names]);
    const kept = this.#said.get(whole);
    if (kept !== undefined) return kept;
    const said = this.#format(key, bundle.getMessage(key)?.value, args, names);
    this.#said.set(whole, said);
    return said;
  }

  /** Returns an attribute of a message, the gloss of a card for instance; empty if it has none. */
  attribute(key: string, attribute: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[attribute];
    return pattern === undefined ? "" : this.#format(`${key}.${attribute}`, pattern, args, []);
  }

  /**
   * Returns messages packed into one text, one after another, as the server's words do: a part is a key with its
   * arguments, `effect-gain count=2 what=salt`, or words that stand for themselves.
   */
  parts(text: string, names: readonly string[] = []): string {
    let said = "";
    for (const part of partsOf(text)) {
      const clause = this.knows(part.key) ? this.say(part.key, part.args, names) : part.text;
      const isFirst = said === "" || /[:(]$/.test(said) || clause === ")";
      said += isFirst ? (said.endsWith(":") ? ` ${clause}` : clause) : `; ${clause}`;
    }
    return said;
  }

  #format(
    key: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
    args: Arguments,
    names: readonly string[],
  ): string {
    if (pattern === null || pattern === undefined) return `⟨${key}⟩`;
    const faults: Error[] = [];
    const whole = fitted(args, names, (text) => this.parts(text, names));
    const text = this.#bundle.formatPattern(pattern, whole as Record<string, FluentVariable>, faults);
    return faults.length === 0 ? text : `${text} ⟨${key}⟩`;
  }
}

/** Each file is read once, however many bundles are made of it. */
const read = new Map<string, Promise<FluentResource>>();

function resourceOf(folder: string, file: string): Promise<FluentResource> {
  const path = `../../../src/emerald/words/${folder}/${file}.ftl`;
  const load = FILES[path];
  if (!load) throw new Error(`there is no ${file}.ftl in ${folder}`);
  const found = read.get(path) ?? load().then((text) => new FluentResource(text));
  read.set(path, found);
  found.catch(() => read.delete(path)); // what could not be loaded is asked for again
  return found;
}

export const words = new Words();

/** The short way to a message. */
export function say(key: string, args?: Arguments, names?: readonly string[]): string {
  return words.say(key, args, names);
}

/** Names in a row, as the language joins them. */
export function listed(names: readonly string[]): string {
  const language = words.language === "en-XA" ? "en" : words.language;
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
