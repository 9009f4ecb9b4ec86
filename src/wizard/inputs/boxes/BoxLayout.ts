/** How one value is spread over several small boxes. */
export interface BoxLayout {
  readonly boxes: readonly Box[];
  /** Typed text to the content of the boxes; null when the text has no such parts. */
  readonly split: (typed: string) => readonly string[] | null;
  /** Content of the boxes to typed text; empty when all boxes are. */
  readonly join: (parts: readonly string[]) => string;
}

interface Box {
  /** Name of the part: `<name>#<part>`. */
  readonly part: string;
  readonly digits: number;
  /** Key of its name in the texts of the controls. */
  readonly label: string;
  /** Stands after the box. */
  readonly after?: string;
  readonly autoComplete?: string;
}
