import type { FactValue } from '../../../engine/index.ts';

/** Facts that are the same in every world: settings, brand, today. */
export interface FixedFacts {
  readonly [name: string]: FactValue;
}
