import type { Step } from '../definition/Wizard.ts';
import type { OpenRequirement } from '../validate/OpenRequirement.ts';
import type { NodeState } from '../walk/Walk.ts';

/** Everything a view of one step needs, finished. */
export interface StepSnapshot {
  readonly step: Step;
  /** Nodes of the step in order, hidden ones included. */
  readonly nodes: readonly NodeState[];
  readonly open: readonly OpenRequirement[];
  /** Warnings show and never block. */
  readonly warnings: readonly OpenRequirement[];
  /** Ids of the applying neighbours; null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly progress:
    | { readonly kind: 'percent'; readonly percent: number }
    /** Among all steps of the form: one that does not apply is passed over. */
    | { readonly kind: 'steps'; readonly percent: number; readonly position: number; readonly of: number }
    | { readonly kind: 'none' };
  /** Text key of a declared dead end that holds here. */
  readonly stuck: string | null;
}
