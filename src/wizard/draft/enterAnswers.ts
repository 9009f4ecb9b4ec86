import { isDirty, nodeState } from '../../engine/index.ts';
import type { Answer } from '../../engine/index.ts';
import type { DraftStore } from './draftStore.ts';

/**
 * Enters answers that the customer gave before the form opened, by field, into a form without a draft. Each counts as an answer of the
 * customer. Questions that the form does not ask and locked ones are left out.
 */
export function enterAnswers(draft: DraftStore, answers: Readonly<Record<string, Answer>>): void {
  if (isDirty(draft.getState().walk)) return;
  for (const [key, answer] of Object.entries(answers)) {
    const state = nodeState(draft.getState().walk, key);
    if (state?.kind === 'field' && state.shown && state.lock === null)
      draft.dispatch({ kind: 'changed', requests: [{ set: key, to: answer }] });
  }
}
