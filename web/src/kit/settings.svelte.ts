/** What one person likes on one device: kept in the browser, never sent anywhere. */

export const LANGUAGES = ["en", "de", "es", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number] | "en-XA";

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  pl: "Polski",
  ru: "Русский",
};

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export type Pace = "slow" | "usual" | "fast";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  volume: number;
  confirmEnd: boolean;
  confirmReveal: boolean;
  suggestPayments: boolean;
  letters: boolean;
  seenWarnings: string[];
  name: string;
}

const KEY = "emerald-settings";

function spoken(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, ...navigator.languages].filter((wish): wish is string => wish !== null);
  for (const wish of wishes) {
    if (wish === "en-XA") return wish;
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function usual(): Settings {
  return {
    language: spoken(),
    theme: "system",
    motion: "system",
    pace: "usual",
    sound: false,
    volume: 0.6,
    confirmEnd: false,
    confirmReveal: false,
    suggestPayments: true,
    letters: true,
    seenWarnings: [],
    name: "",
  };
}

function kept(): Settings {
  const settings = usual();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const asked = new URLSearchParams(location.search).has("lang");
    for (const key of Object.keys(settings) as (keyof Settings)[]) {
      if (asked && key === "language") continue;
      if (typeof found[key] === typeof settings[key]) Object.assign(settings, { [key]: found[key] });
    }
  } catch {
    // a browser that keeps nothing: everything is as usual
  }
  return settings;
}

export const settings: Settings = $state(kept());

/** Keeps the settings and shows them on the page; called once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset["theme"];
      else root.dataset["theme"] = settings.theme;
      if (settings.motion === "system") delete root.dataset["motion"];
      else root.dataset["motion"] = settings.motion;
      root.dataset["letters"] = settings.letters ? "yes" : "no";
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // nothing is kept, and nothing else is lost
      }
    });
  });
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, kept());
  });
}

/** How long a movement takes, in milliseconds; 0 for those who want none. */
export function duration(usualLength: number): number {
  const still =
    settings.motion === "none" ||
    (settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (still) return 0;
  return usualLength * { slow: 1.8, usual: 1, fast: 0.5 }[settings.pace];
}
