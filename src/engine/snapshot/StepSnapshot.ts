import type { Step } from '../definition/Wizard.ts';
import type { FieldError, NodeState } from '../walk/Walk.ts';

/** One thing that still stands between the customer and "Weiter". An empty list enables the button. */
export interface OpenRequirement {
  readonly step: string;
  /** Key of the control the link leads to; null for the step as a whole. */
  readonly key: string | null;
  /** Name of that control in the page. */
  readonly name: string | null;
  /** Definition path the texts hang on: `<textPath>.label`, `<textPath>.error.<code>`; for a check the step id. */
  readonly textPath: string;
  readonly variant: string | null;
  readonly error: FieldError;
  /** 0-based row for parts of a list. */
  readonly row: number | null;
}

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
    | { readonly is: 'percent'; readonly percent: number }
    | { readonly is: 'steps'; readonly position: number; readonly of: number }
    | { readonly is: 'none' };
  /** Text key of a declared dead end that holds here. */
  readonly stuck: string | null;
}
