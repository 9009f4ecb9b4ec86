import type { NodeState, Step, Walk } from '../../../engine/index.ts';
import type { Trail } from '../Trail.ts';

/** Receives everything that the exploration meets. Walks are the engine's own. */
export interface Visitor {
  /** Called before the condition of the step is evaluated. */
  readonly considers: (step: Step, walk: Walk) => void;
  readonly enters: (step: Step, walk: Walk, trail: Trail) => void;
  readonly visits: (node: NodeState, walk: Walk, trail: Trail) => void;
  /** Called when every question of the step has been decided, before the rules about leaving are evaluated. */
  readonly asksToLeave: (step: Step, walk: Walk, trail: Trail) => void;
  readonly leaves: (step: Step, walk: Walk, trail: Trail) => void;
  /** Called when no answer on this step leads out of it; not called once the budget has run out. */
  readonly stuckAt: (step: Step, walk: Walk, trail: Trail) => void;
  readonly ends: (walk: Walk, trail: Trail) => void;
}
