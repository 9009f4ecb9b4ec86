/** Width of a box in characters; undefined: the width of the form. */
export type BoxWidth = 8 | 12 | 28 | undefined;

/** Returns the width of a box for this many characters, so that the width shows the expected length. */
export function chooseBoxWidth(characters: number): BoxWidth {
  if (characters <= 10) return 8;
  return characters <= 15 ? 12 : characters <= 50 ? 28 : undefined;
}
