import type { BenchForm } from './BenchForm.ts';

/** How the product is given a generated form: as it is, its steps as rows of a list, or the same questions without a list. */
export type Kind = 'plain' | 'rows' | 'rowsFlat';

/** What a form is called between the build and the page. */
export function builtName(kind: Kind, { name }: BenchForm): string {
  return `${kind}-${name}`;
}
