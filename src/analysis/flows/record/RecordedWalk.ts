import type { Flow, FlowAnswer, FlowValue, OpenEntry } from '../format/Flow.ts';

/** A walk through a form as a flow test, and everything that the test can check where it ends. */
export interface RecordedWalk {
  readonly flow: Flow;
  /** Why the flow does not come to the same place; null when it does. */
  readonly problem: string | null;
  /** Null where the flow ends on no step. */
  readonly sights: Sights | null;
}

/** Everything that a customer sees where a walk ends. Questions are named within the step. */
export interface Sights {
  readonly step: string;
  readonly shows: readonly string[];
  readonly hides: readonly string[];
  readonly locked: readonly string[];
  /** Everything that keeps the customer on the step; empty when nothing does. */
  readonly blocked: readonly OpenEntry[];
  /** The body that the form sends from here; null where it sends none. */
  readonly submits: Readonly<Record<string, FlowValue>> | null;
  /** The effects of the server's reply. */
  readonly answer: FlowAnswer | null;
  /** Where a form leads that sends nothing; null where it does not end here. */
  readonly leads: string | null;
}

/** The sights that a flow test checks. */
export interface ChosenSights {
  readonly shows: readonly string[];
  readonly hides: readonly string[];
  readonly locked: readonly string[];
  readonly blocked: boolean;
  /** Members of what is sent. */
  readonly submits: readonly string[];
  readonly answer: boolean;
  readonly leads: boolean;
}
