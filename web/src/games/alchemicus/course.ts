/** Fame over the turns, as the log tells it. */
import type { Entry } from "../../wire/types";

const FAME: Record<string, number> = { fame: 1, "lose-fame": -1 };

export function course(entries: readonly Entry[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const found: number[][] = Array.from({ length: seats }, () => [0]);
  for (const { happenings } of entries) {
    for (const { kind, seat, amount } of happenings) {
      const sign = FAME[kind];
      if (sign !== undefined && seat > 0) now[seat - 1] = (now[seat - 1] ?? 0) + sign * amount;
      if (kind === "turn" && seat === 1) for (const [at, points] of found.entries()) points.push(now[at] ?? 0);
    }
  }
  for (const [at, points] of found.entries()) points.push(now[at] ?? 0);
  return found.some((points) => points.some((each) => each > 0)) ? found : [];
}
