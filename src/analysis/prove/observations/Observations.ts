import type { Call, CompiledOutcome, CompiledRule, Walk } from '../../../engine/index.ts';
import type { Trail } from '../exploration/Trail.ts';

/** Somebody's answers in some world of facts. */
export interface WalkWithTrail {
  readonly walk: Walk;
  readonly trail: Trail;
}

/** What was met anywhere on the way through a form, over all worlds. Grows while exploring. */
export interface Observations {
  readonly entered: Map<string, WalkWithTrail>;
  readonly shown: Set<string>;
  readonly offered: Map<string, Set<string | number>>;
  /** Rules that were asked, named conditions among them, by the place where they are written. */
  readonly rules: Map<string, CompiledRule>;
  /** Place -> truth values met. */
  readonly truths: Map<string, Set<boolean>>;
  /** `<place><pointer>` of operands whose truth decided the rule's at least once. */
  readonly deciding: Set<string>;
  /** Steps in which somebody is stuck although the form does not declare it. */
  readonly deadEnds: Map<string, WalkWithTrail>;
  /** Fields that need an answer where none is acceptable. */
  readonly unanswerable: Map<string, WalkWithTrail>;
  /** `<path> <code>` of errors somebody can meet. */
  readonly errors: Map<string, ReachableError>;
  readonly outcomes: Map<CompiledOutcome, WalkWithTrail>;
  /** `<position of the call> <status>` of declared answers that nobody thought of. */
  readonly uncovered: Map<string, WalkWithTrail & { readonly call: Call; readonly status: number }>;
  readonly fallingProgress: Map<string, WalkWithTrail>;
  /** The form ends without any of its calls. */
  readonly silentEnds: Map<string, WalkWithTrail>;
}

interface ReachableError extends WalkWithTrail {
  /** Text path: of the field, or of the step for its checks. */
  readonly path: string;
  readonly code: string;
  readonly step: string;
}

export function noObservations(): Observations {
  return {
    entered: new Map(),
    shown: new Set(),
    offered: new Map(),
    rules: new Map(),
    truths: new Map(),
    deciding: new Set(),
    deadEnds: new Map(),
    unanswerable: new Map(),
    errors: new Map(),
    outcomes: new Map(),
    uncovered: new Map(),
    fallingProgress: new Map(),
    silentEnds: new Map(),
  };
}
