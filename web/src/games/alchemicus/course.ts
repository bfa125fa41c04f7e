/** Fame over the turns, as the log tells it. */
import type { Board, Entry } from "../../wire/types";
import { alchemicus } from "./board";

const FAME: Record<string, number> = { fame: 1, "lose-fame": -1 };

/** Points after each round; the log may begin late or at a position laid by hand, so it is read from its end. */
export function course(entries: readonly Entry[], table: Board): number[][] {
  const board = alchemicus(table);
  const last = board.seats.map((seat) => seat.fame);
  const gained = last.map(() => 0);
  const found: number[][] = last.map(() => [0]);
  const note = () => found.forEach((points, at) => points.push(gained[at] ?? 0));
  for (const { happenings } of entries) {
    for (const { kind, seat, amount } of happenings) {
      const sign = FAME[kind];
      if (sign !== undefined && seat > 0) gained[seat - 1] = (gained[seat - 1] ?? 0) + sign * amount;
      if (kind === "turn" && seat === board.first) note();
    }
  }
  note();
  const series = found.map((points, at) => points.map((each) => each + (last[at] ?? 0) - (gained[at] ?? 0)));
  return series.some((points) => points.some((each) => each > 0)) ? series : [];
}
