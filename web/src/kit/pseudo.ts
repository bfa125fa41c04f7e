/** A language nobody speaks: longer by a third and full of accents, so that what is not translated or too narrow shows. */
const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."aAcCeEiInNoOsSuUyYzZ"].map((letter, at) => [letter, [..."áÁćĆéÉíÍñÑóÓśŚúÚýÝźŹ"][at] ?? letter]),
);

export function pseudo(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  const accented = [...text].map((letter) => ACCENTS[letter] ?? letter).join("");
  const more = "~".repeat(Math.ceil(text.trim().length / 3));
  return text.endsWith(" ") ? `${accented.trimEnd()}${more} ` : `${accented}${more}`;
}
