import file from '../../../rules/_shared/selection.json';
import type { SelectionFile } from '../../domain/Exclusions.ts';

/** The kinds of contracts that each exclusion hides in the contract chooser (SEL-002). */
export const exclusions: Readonly<
  Record<keyof SelectionFile['flags'], { readonly hides: readonly string[] }>
> = file.flags;
