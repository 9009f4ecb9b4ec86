import type { Journey } from './Journey.ts';
import type { Want } from './Want.ts';

/** One event being worked off: the journey so far, what it wants, and what was said in this session. Never leaves `advance`. */
export interface EventContext {
  journey: Journey;
  readonly wants: Want[];
  readonly seen: readonly string[];
}

export function update(turn: EventContext, changes: Partial<Journey>): void {
  turn.journey = { ...turn.journey, ...changes };
}
