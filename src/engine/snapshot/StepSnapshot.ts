import type { Step } from '../definition/Wizard.ts';
import type { OpenRequirement } from '../validate/OpenRequirement.ts';
import type { NodeState } from '../walk/Walk.ts';

/** The data that a view of one step needs. */
export interface StepSnapshot {
  readonly step: Step;
  /** Nodes of the step in order, hidden ones included. */
  readonly nodes: readonly NodeState[];
  readonly open: readonly OpenRequirement[];
  /** Lists warnings, which show and never block. */
  readonly warnings: readonly OpenRequirement[];
  /** Ids of the neighbouring applying steps; null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly progress:
    | { readonly kind: 'percent'; readonly percent: number }
    /** Position among all steps of the form; a step that does not apply is skipped. */
    | { readonly kind: 'steps'; readonly percent: number; readonly position: number; readonly of: number }
    | { readonly kind: 'none' };
  /** Text key of a declared dead end whose condition holds. */
  readonly stuck: string | null;
}
