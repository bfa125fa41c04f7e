/** What did not change stays the same object, so that nobody who looks at it has to look again. */

/** Returns the fresh value made of as much of the old one as is equal to it; the old one itself if all is. */
export function kept<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(fresh)) return (Array.isArray(old) ? row(old, fresh) : fresh) as T;
  if (!isRecord(fresh) || !isRecord(old)) return fresh;
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  const whole: Record<string, unknown> = {};
  for (const key of keys) {
    whole[key] = kept(old[key], fresh[key]);
    isSame &&= key in old && Object.is(whole[key], old[key]);
  }
  return (isSame ? old : whole) as T;
}

/** Answers are known by their words wherever they stand in the list; all else by where it stands. */
function row(old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  const named = new Map(old.filter(isNamed).map((each) => [each.words, each]));
  const whole = fresh.map((each, at) => kept(isNamed(each) ? named.get(each.words) : old[at], each));
  const isSame = whole.length === old.length && whole.every((each, at) => Object.is(each, old[at]));
  return isSame ? old : whole;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNamed(value: unknown): value is { words: string } {
  return isRecord(value) && typeof value["words"] === "string";
}
