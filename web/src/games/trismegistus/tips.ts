/** What is told of a component when somebody asks; names and effects come from the box of the table. */
import type { Tip } from "../../kit/tip.svelte";
import { listed, say, words } from "../../kit/words.svelte";
import type { Component, Portion } from "../../wire/types";
import type { Box } from "./box.svelte";

/** What a component is called: a message, or a catalogue's own words. */
export function named(name: string): string {
  return words.parts(name);
}

export function about(name: string): string {
  return words.attribute(name, "about");
}

const counts = new Set([
  "earth",
  "fire",
  "water",
  "air",
  "any-track",
  "experiment",
  "artifact",
  "formula",
  "material",
  "essence",
  "masterpiece",
]);

export function portionWords({ what, count }: Portion): string {
  const isCounted = counts.has(what) || /-(experiment|artifact)$/.test(what);
  return isCounted ? say("effect-needs", { count, counted: what }) : say("effect-amount", { count, what });
}

/** Symbols by element, in words: 2 earth, 1 fire. */
export function symbolWords(symbols: Readonly<Record<string, number>>): string {
  return listed(Object.entries(symbols).map(([element, count]) => say("web-trismegistus-symbols", { count, element })));
}

export function experimentLines(place: string, box: Box): string[] {
  const card = box.experiments.get(place);
  if (!card) return [];
  return [
    say("web-trismegistus-experiment-kind", { level: card.level, element: card.element }),
    say("web-trismegistus-requires", { count: card.requires, element: card.element }),
    card.cost.length > 0 ? say("web-trismegistus-cost", { text: listed(card.cost.map(portionWords)) }) : "",
    card.reward ? say("web-trismegistus-reward", { effect: card.reward }) : "",
    say("web-trismegistus-worth", { count: card.points }),
  ].filter((line) => line !== "");
}

export function artifactLines(place: string, box: Box): string[] {
  const tile = box.artifacts.get(place);
  if (!tile) return [];
  return [symbolWords(tile.symbols), words.parts(tile.ability)];
}

export function publicationLines(place: string, box: Box): string[] {
  const card = box.publications.get(place);
  if (!card) return [];
  return [
    say("web-trismegistus-needs", { text: symbolWords(card.needs) }),
    say("web-trismegistus-worth", { count: card.points }),
  ];
}

export function achievementLines(place: string, box: Box): string[] {
  const tile = box.achievements.get(place);
  if (!tile) return [];
  return [
    say("web-trismegistus-shows", { text: listed(tile.condition.map(portionWords)) }),
    tile.bonus ? say("web-trismegistus-at-once", { effect: tile.bonus }) : "",
    say("web-trismegistus-worth", { count: tile.points }),
  ].filter((line) => line !== "");
}

const LINES: Record<string, (place: string, box: Box) => string[]> = {
  experiment: experimentLines,
  artifact: artifactLines,
  publication: publicationLines,
  achievement: achievementLines,
};

function linesOf(component: Component, box: Box): string[] {
  return LINES[component.place.replace(/-\d+$/, "")]?.(component.place, box) ?? [];
}

export function componentTip(component: Component, box: Box, more: readonly string[] = []): Tip {
  const story = about(component.name);
  return { title: named(component.name), lines: [...more, ...linesOf(component, box), ...(story ? [story] : [])] };
}

/** A component in words: for those who hear the table. */
export function componentLabel(component: Component, box: Box): string {
  return [named(component.name), ...linesOf(component, box)].join(". ");
}

export function formulaTip(name: string, ability: string, more: readonly string[] = []): Tip {
  const story = about(name);
  return { title: named(name), lines: [...more, words.parts(ability), ...(story ? [story] : [])] };
}
