import type { Static } from '@sinclair/typebox';
import type { selectionFile } from './selectionFile.ts';

/** `rules/_shared/selection.json`: the kinds of contracts that each exclusion hides (SEL-002). */
export type SelectionFile = Static<typeof selectionFile.schema>;

export type Exclusion = keyof SelectionFile['flags'];
