import type { Walk } from '../../engine/index.ts';

/** The same answers in the old and in the new form, up to the step in question. */
export interface WalkPair {
  readonly step: string;
  readonly old: Walk;
  readonly new: Walk;
}
