import { type Answer, getSentences, nodeState, type Walk } from '../../../engine/index.ts';

/** Lists the answers that the long form opens with, by its questions: what the choice of the short form says, then what was answered here. */
export function listGivenAnswers(
  walk: Walk,
  params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Answer>> {
  const { kept } = params;
  const said = Object.entries(getSentences(params)).flatMap(([name, sets]) =>
    Array.isArray(kept) && kept.includes(name) ? Object.entries(sets) : [],
  );
  const answered = Object.entries(walk.wizard.definition.shortOf?.questions ?? {}).flatMap(
    ([own, question]) => {
      const state = nodeState(walk, own);
      return state?.kind === 'field' && state.shown && state.value !== null
        ? [[question, state.value] as const]
        : [];
    },
  );
  return Object.fromEntries([...said, ...answered]);
}
