import { type Answer, getSentences, nodeState, type Walk } from '../../engine/index.ts';

/** Lists what the customer has answered in a short form, and what the confirmed sentences of its statements say, by question of the long form. */
export function listConfirmedAnswers(walk: Walk): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const state of walk.nodes) {
    if (state.kind !== 'block' || !state.shown) continue;
    const { control, path } = state.block;
    const by = `${path.slice(0, path.lastIndexOf('.'))}.${String(control.params['by'])}`;
    const confirming = nodeState(walk, by);
    if (confirming?.kind !== 'field' || confirming.value !== true) continue;
    for (const sets of Object.values(getSentences(control.params)))
      for (const [question, answer] of Object.entries(sets)) answers.set(question, answer);
  }
  for (const [own, question] of Object.entries(walk.wizard.definition.shortOf?.questions ?? {})) {
    const state = nodeState(walk, own);
    if (state?.kind === 'field' && state.shown && state.value !== null) answers.set(question, state.value);
  }
  return answers;
}
