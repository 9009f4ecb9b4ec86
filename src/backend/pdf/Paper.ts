import type { Brand, ContactName } from '../../brand/index.ts';

/** The content of a paper without the look of the brand. */
export interface Paper {
  readonly brand: Brand;
  /** The contact in its footer. */
  readonly contact: ContactName;
  readonly title: string;
  /** The day of the paper as `yyyy-mm-dd`, and in the words of the paper. */
  readonly day: { readonly iso: string; readonly words: string };
  /** The text of page numbers, with `{page}` and `{pages}`. */
  readonly pageOf: string;
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Figures and names to look up later. */
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  /** Labels with a line below each, to be filled in by hand. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | PaperTable;

/** The first column has the names of the rows; the head is repeated on every page. */
export interface PaperTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
