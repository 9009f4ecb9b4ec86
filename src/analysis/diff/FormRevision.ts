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
