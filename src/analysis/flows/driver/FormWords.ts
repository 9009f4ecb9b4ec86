import type { FieldError } from '../../../engine/index.ts';
import { unifySpaces } from '../../../plain/unifySpaces.ts';

type Params = Readonly<Record<string, unknown>>;

/** The words of a form in the language of a brand, as its pages look them up. Missing texts are empty. */
export interface FormWords {
  /** Returns the text of the first key that has one. */
  readonly find: (keys: readonly string[], params?: Params) => string;
  /** Texts of a field, block or list, by definition path. */
  readonly of: (path: string, variant: string | null) => FieldWords;
  /** Sentence of an error at a path. */
  readonly error: (path: string, variant: string | null, error: FieldError) => string;
}

interface FieldWords {
  readonly label: string;
  readonly legend: string;
  readonly hint: string;
  readonly why: string;
  readonly option: (value: string | number | boolean) => string;
  readonly group: (name: string) => string;
  readonly reason: (says: string) => string;
  readonly text: (key: string, params?: Params) => string;
}

/** The words that a customer reads at a place, or the sentence that says why there are none. */
export type SeenWords = { readonly text: string } | { readonly fault: string };

/** Replaces links by their words and protected spaces by plain ones, as somebody types what a page shows. */
export function readPlainly(text: string): string {
  return unifySpaces(text.replaceAll(/\[([^\]]+)\]\([A-Za-z][A-Za-z0-9]*\)/g, '$1'));
}
