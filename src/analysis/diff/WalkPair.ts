import type { Walk } from '../../engine/index.ts';

/** The walks of the old and the new form with the same answers, up to a step. */
export interface WalkPair {
  readonly step: string;
  readonly old: Walk;
  readonly new: Walk;
}
