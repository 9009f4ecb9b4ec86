/** The layout of one value in several small boxes. */
export interface BoxLayout {
  readonly boxes: readonly Box[];
  /** Splits typed text into the contents of the boxes; null when the text has no such parts. */
  readonly split: (typed: string) => readonly string[] | null;
  /** Joins the contents of the boxes to typed text; empty when all boxes are empty. */
  readonly join: (parts: readonly string[]) => string;
}

interface Box {
  /** Name of the part: `<name>#<part>`. */
  readonly part: string;
  readonly digits: number;
  /** Key of its name in the texts of the controls. */
  readonly label: string;
  /** Text after the box. */
  readonly after?: string;
  readonly autoComplete?: string;
}
