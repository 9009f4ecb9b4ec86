import type { BenchForm } from './BenchForm.ts';

/** Variants of a generated form in the product: unchanged, its steps as rows of a list, or the same questions without a list. */
export type Kind = 'plain' | 'rows' | 'rowsFlat';

/** Returns the name of a form for build and page. */
export function builtName(kind: Kind, { name }: BenchForm): string {
  return `${kind}-${name}`;
}
