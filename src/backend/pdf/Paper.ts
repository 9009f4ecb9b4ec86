import type { Brand, ContactName } from '../../brand/index.ts';

/** What a paper says, before it gets the brand's look. */
export interface Paper {
  readonly brand: Brand;
  /** Whom its foot names. */
  readonly contact: ContactName;
  readonly title: string;
  /** The day it was made, `yyyy-mm-dd`, and in the words of the paper. */
  readonly day: { readonly iso: string; readonly words: string };
  /** The word before the number of a page, with `{page}` and `{pages}`. */
  readonly pageOf: string;
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Figures and names to look up again. */
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  /** Labels with a line below each, to be filled in by hand. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | PaperTable;

/** The first column names the rows; its head is repeated on every page. */
export interface PaperTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
