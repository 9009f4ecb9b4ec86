import type { Call, CompiledOutcome, CompiledRule, Walk } from '../../../engine/index.ts';
import type { Trail } from '../Trail.ts';

/** A walk with the trail that leads to it. */
export interface WalkWithTrail {
  readonly walk: Walk;
  readonly trail: Trail;
}

/** All observations of an exploration, over all worlds. Grows during the exploration. */
export interface Observations {
  readonly entered: Map<string, WalkWithTrail>;
  readonly shown: Set<string>;
  readonly offered: Map<string, Set<string | number>>;
  /** Evaluated rules, also named conditions, by the place where they are written. */
  readonly rules: Map<string, CompiledRule>;
  /** Truth values by place. */
  readonly truths: Map<string, Set<boolean>>;
  /** `<place><pointer>` of operands that decided their rule at least once. */
  readonly deciding: Set<string>;
  /** Dead ends that the form does not declare, by step. */
  readonly deadEnds: Map<string, WalkWithTrail>;
  /** Fields that need an answer where none is acceptable. */
  readonly unanswerable: Map<string, WalkWithTrail>;
  /** `<path> <code>` of reachable errors. */
  readonly errors: Map<string, ReachableError>;
  readonly outcomes: Map<CompiledOutcome, WalkWithTrail>;
  /** `<position of the call> <status>` of declared replies without a row. */
  readonly uncovered: Map<string, WalkWithTrail & { readonly call: Call; readonly status: number }>;
  /** `<position of the call> <name>` of values in paths that are empty when the call is made. */
  readonly emptyPaths: Map<string, WalkWithTrail & { readonly call: Call; readonly name: string }>;
  /** Questions without the options that a call should have brought, where `stuck` says nothing. */
  readonly missingOptions: Map<string, WalkWithTrail>;
  /** Declared dead ends that are shown before a question of the step is answered whose answer can lead on, by their position. */
  readonly earlyStuck: Map<number, WalkWithTrail & { readonly step: string; readonly path: string }>;
  readonly fallingProgress: Map<string, WalkWithTrail>;
  /** Situations in which the form ends without any of its calls. */
  readonly silentEnds: Map<string, WalkWithTrail>;
}

interface ReachableError extends WalkWithTrail {
  /** Text path: of the field, or of the step for its checks. */
  readonly path: string;
  readonly code: string;
  readonly step: string;
}

export function createObservations(): Observations {
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
    emptyPaths: new Map(),
    missingOptions: new Map(),
    earlyStuck: new Map(),
    fallingProgress: new Map(),
    silentEnds: new Map(),
  };
}
