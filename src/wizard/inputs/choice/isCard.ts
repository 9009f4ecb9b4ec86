import type { FieldState } from '../../../engine/index.ts';

/** Tells whether a statement to tick is drawn as large as an option, with its hint inside. */
export function isCard({ control }: FieldState['field']): boolean {
  return control.params['look'] === 'card';
}
