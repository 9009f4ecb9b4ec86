import type { Repository } from '../../definitions/index.ts';
import type { Wizard } from '../../engine/index.ts';
import type { FixedFacts } from '../prove/scenarios/FixedFacts.ts';

/** A form at one time, with everything that its definitions share. */
export interface FormRevision {
  readonly repository: Repository;
  readonly wizard: Wizard;
  /** Settings, brand and day. */
  readonly fixed: FixedFacts;
}

/** The same form before and after a change. */
export interface FormPair {
  readonly old: FormRevision;
  readonly new: FormRevision;
}

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
