/** What is told of a card, a good or a field when somebody asks; the numbers come from the table. */
import type { Tip } from "../../kit/tip.svelte";
import { say, words } from "../../kit/words.svelte";
import type { AlchemicusBoard, Building, Field } from "../../wire/types";

export function gloss(card: string): string {
  return words.attribute(`card-${card}`, "gloss");
}

export function priceOf(card: string, board: AlchemicusBoard): AlchemicusBoard["prices"][number] | undefined {
  return board.prices.find((price) => price.card === card);
}

function about(key: string): string[] {
  return words.knows(key) ? [say(key)] : [];
}

export function cardTip(card: string, board: AlchemicusBoard): Tip {
  const price = priceOf(card, board);
  const lines = [gloss(card), ...about(`about-${card}`)];
  if (price) {
    lines.push(say("web-alchemicus-price", { count: price.price, printed: price.is_printed ? "yes" : "no" }));
    lines.push(say("web-alchemicus-copies", { count: price.copies }));
  }
  if (board.spirit === card) lines.push(say("web-alchemicus-blocked", { card }));
  return { title: say(`card-${card}`), lines: lines.filter((line) => line !== "") };
}

export function buildingTip(building: Building, board: AlchemicusBoard): Tip {
  const tip = cardTip(building.card, board);
  const lines = [say("web-alchemicus-lies", { load: building.load })];
  if (building.has_golem) lines.push(say("web-alchemicus-guarded"));
  if (building.spiritus > 0) lines.push(say("web-alchemicus-haunted", { count: building.spiritus }));
  return {
    title: `${tip.title} · ${say("web-alchemicus-plot", { plot: building.plot })}`,
    lines: [...lines, ...(tip.lines ?? [])],
  };
}

export function fieldTip(field: Field, board: AlchemicusBoard): Tip {
  const lines = about(`about-${field.place}`);
  if (field.has_golem) lines.push(say("web-alchemicus-field-golem"));
  if (board.is_race && words.knows(`about-${field.place}-race`)) lines.push(say(`about-${field.place}-race`));
  return { title: say("web-alchemicus-field", { field: field.field, place: field.place }), lines };
}

/** A building in words: for those who hear the table. */
export function buildingLabel(building: Building, board: AlchemicusBoard): string {
  const parts = [say("web-alchemicus-building", { card: building.card, plot: building.plot, load: building.load })];
  if (building.has_golem) parts.push(say("web-alchemicus-guarded"));
  if (building.spiritus > 0) parts.push(say("web-alchemicus-haunted", { count: building.spiritus }));
  if (board.spirit === building.card) parts.push(say("web-alchemicus-is-blocked"));
  return parts.join(", ");
}
