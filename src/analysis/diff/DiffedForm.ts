import type { FormRevision } from './FormRevision.ts';

/**
 * A form before and after the change, for a group of brands that see the same form; null where the form does not exist. The list has one
 * entry per form and group of brands.
 */
export interface DiffedForm {
  readonly id: string;
  readonly brands: readonly string[];
  readonly old: FormRevision | null;
  readonly new: FormRevision | null;
}
