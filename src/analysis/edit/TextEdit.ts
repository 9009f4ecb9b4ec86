/** One replacement in a text. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Applies edits that do not overlap. */
export function applyTextEdits(written: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((left, right) => right.offset - left.offset)
    .reduce(
      (text, edit) => text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length),
      written,
    );
}
