import type { FieldKey } from '../definition/Wizard.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { FieldState, Walk } from '../walk/Walk.ts';

/** Finds the question that must be answered before a field takes an answer; null when there is none. @public */
export function findPriorQuestion(walk: Walk, { field, lock }: FieldState): FieldKey | null {
  const asked = field.ask === null || lock !== null ? null : nodeState(walk, field.ask.field);
  return asked?.kind === 'field' && asked.shown && asked.value === null ? asked.key : null;
}
