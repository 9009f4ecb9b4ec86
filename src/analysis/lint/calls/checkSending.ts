import { mistake } from '../../messages/messages.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { collectStrings } from '../shared/collectStrings.ts';

/**
 * Finds forms that ask, end and thank without sending anything. A form that stays only shows something, a short form sends the call of its
 * long form, and a form may only lead on by its answers.
 */
export const nothingSent = checkEachWizard(({ id, source, wizard }) => {
  const { done, shortOf } = source.wizard;
  const questions = wizard.nodes.filter(({ kind }) => kind !== 'block').map(({ path }) => path);
  const isSent = shortOf !== undefined || source.calls.calls.some(({ at }) => 'submit' in at);
  const isEndless = 'then' in done && done.then === 'stay';
  if (questions.length === 0 || isSent || isEndless) return [];
  const read = collectStrings('then' in done ? done.then : null);
  if (questions.some((path) => read.has(path) || read.has(`!${path}`))) return [];
  return [{ file: `schemas/${id}/calls.json`, pointer: '/calls', ...mistake('nothing-sent') }];
});
