/** Characters a box is wide; undefined: as wide as the form. */
export type BoxWidth = 8 | 12 | 28 | undefined;

/** A short text has a short box, so that it is seen how much is asked for. */
export function boxWidth(characters: number): BoxWidth {
  if (characters <= 10) return 8;
  return characters <= 15 ? 12 : characters <= 50 ? 28 : undefined;
}
