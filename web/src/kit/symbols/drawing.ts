/**
 * Drawings: what a symbol looks like, as strokes of a few kinds, so that all look engraved by one hand.
 *
 * A symbol's id is the key of the message that names it (`good-herbs`, `card-horten`), so that the picture, its name
 * and its letters cannot drift apart. A game registers its drawings when it is loaded; a component nobody has drawn
 * shows as a seal with the first letters of its name, so that any catalogue can be shown.
 */

/** fill: in its colour; tint: a wash of it; line, fine, hatch: ink strokes; rim: a stroke in its colour; ink, paper: solid. */
export type Stroke = "fill" | "tint" | "line" | "fine" | "hatch" | "rim" | "ink" | "paper";

export interface Drawing {
  /** The width of its box; all are 48 high. */
  width?: number;
  /** The name of its colour among the tokens of the theme. */
  colour: string;
  /** The colour of its lines, where its body is solid and not muted: dice, which are black, white or red in every theme. */
  engrave?: string;
  /** Letters that are the same in every language (Cu); others are messages, `letter-` and the id. */
  letters?: string;
  strokes: readonly (readonly [Stroke, string])[];
}

const known = new Map<string, Drawing>();

export function register(drawings: Record<string, Drawing>): void {
  for (const [id, drawing] of Object.entries(drawings)) known.set(id, drawing);
}

export function drawingOf(id: string): Drawing | undefined {
  return known.get(id);
}

export function allDrawings(): string[] {
  return [...known.keys()];
}

// -- shapes that occur often ------------------------------------------------------------------------------

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Rays round a point, from one distance to another. */
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  let path = "";
  for (let at = 0; at < count; at += 1) {
    const angle = ((at + turn) / count) * 2 * Math.PI;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    path += `M${round(x + dx * from)} ${round(y + dy * from)}L${round(x + dx * to)} ${round(y + dy * to)}`;
  }
  return path;
}

/** A regular polygon, its first corner on top; with `inner` a star. */
export function polygon(x: number, y: number, r: number, corners: number, inner = 0, turn = 0): string {
  const points: string[] = [];
  const count = inner ? corners * 2 : corners;
  for (let at = 0; at < count; at += 1) {
    const angle = ((at + turn) / count) * 2 * Math.PI;
    const reach = inner && at % 2 ? inner : r;
    points.push(`${round(x + Math.sin(angle) * reach)} ${round(y - Math.cos(angle) * reach)}`);
  }
  return `M${points.join("L")}z`;
}

/** A leaf from its stalk to its tip. */
export function leaf(x: number, y: number, tipX: number, tipY: number, width: number): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [x + dx * 0.45, y + dy * 0.45];
  return `M${x} ${y}Q${round(mx + nx)} ${round(my + ny)} ${tipX} ${tipY}Q${round(mx - nx)} ${round(my - ny)} ${x} ${y}z`;
}

/** Parallel hatching between two lines. */
export function hatch(x1: number, y1: number, x2: number, y2: number, dx: number, dy: number, count: number): string {
  let path = "";
  for (let at = 0; at < count; at += 1) {
    const part = count === 1 ? 0 : at / (count - 1);
    path += `M${round(x1 + (x2 - x1) * part)} ${round(y1 + (y2 - y1) * part)}l${dx} ${dy}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
