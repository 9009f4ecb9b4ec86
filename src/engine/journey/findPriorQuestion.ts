import type { FieldKey } from '../definition/Wizard.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { FieldState, Walk } from '../walk/Walk.ts';

/** The question that has to be answered before a field takes an answer; null: nothing has to be. */
export function findPriorQuestion(walk: Walk, { field, lock }: FieldState): FieldKey | null {
  const asked = field.ask === null || lock !== null ? null : nodeState(walk, field.ask.field);
  return asked?.kind === 'field' && asked.shown && asked.value === null ? asked.key : null;
}
