import type { Journey } from './Journey.ts';
import type { Want } from './Want.ts';

/**
 * The state during one event: the journey so far, its wants, and the notices and confirmations of this session. Used only within `advance`.
 */
export interface EventContext {
  journey: Journey;
  readonly wants: Want[];
  readonly seen: readonly string[];
}

export function update(turn: EventContext, changes: Partial<Journey>): void {
  turn.journey = { ...turn.journey, ...changes };
}
