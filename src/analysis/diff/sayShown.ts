import type { WizardNode } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import type { DifferenceSentence } from './DifferenceSentence.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';

/** Says that a question or block appears or disappears, with its conditions before and after. */
export function sayShown(
  path: string,
  appears: boolean,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const [before, after] = [old.node(path), now.node(path)];
  const state = {
    old: say(appears ? 'diff.hidden' : 'diff.shown'),
    new: appears ? say('diff.shown') + describeRequirement(after) : say('diff.hidden'),
  };
  if (!after) return { sentence: say('diff.field-gone', { label: old.label(path) }), ...state };
  const verb = after.kind === 'block' ? 'block' : 'question';
  if (!before)
    return {
      sentence: say(`diff.new-${verb}`, {
        label: now.label(path),
        must: describeRequirement(after),
        when: describeAddedCondition(now.when(after.show)),
      }),
      ...state,
    };
  const must = isMust(before) && isMust(after);
  const change = describeConditionChange(old.when(before.show), now.when(after.show), must ? 'must' : verb);
  const otherwise = say(appears ? `diff.${verb}-appears` : `diff.${verb}-disappears`);
  return { sentence: `${now.label(path)} ${change ?? otherwise}.`, ...state };
}

/** Says that a step occurs or is left out, with its conditions before and after. */
export function sayStep(
  id: string,
  appears: boolean,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const state = {
    old: say(appears ? 'diff.left-out' : 'diff.occurs'),
    new: say(appears ? 'diff.occurs' : 'diff.left-out'),
  };
  const [before, after] = [old.step(id), now.step(id)];
  if (!after) return { sentence: say('diff.step-gone', { step: old.title(id) }), ...state };
  const when = after.when ? [after.when] : [];
  if (!before)
    return {
      sentence: say('diff.step-new', { step: now.title(id), when: describeAddedCondition(now.when(when)) }),
      ...state,
    };
  const change = describeConditionChange(old.when(before.when ? [before.when] : []), now.when(when), 'step');
  return {
    sentence: say('diff.step-changed', {
      step: now.title(id),
      change: change ?? say(appears ? 'diff.step-occurs' : 'diff.step-left-out'),
    }),
    ...state,
  };
}

/** Returns "ist jetzt Pflicht, wenn: ...; bisher, wenn: ...", or null when both conditions are the same. */
function describeConditionChange(
  old: string,
  now: string,
  of: 'step' | 'block' | 'question' | 'must',
): string | null {
  if (old === now) return null;
  const what = say(`diff.when.${of}`);
  const predicate = say(`diff.when.${of}-is`);
  if (now === '') return say('diff.when.always', { is: predicate, what, old });
  if (old === '') return say('diff.when.only', { is: predicate, what, now });
  return say('diff.when.other', { is: predicate, what, now, old });
}

function describeAddedCondition(when: string): string {
  return when === '' ? '' : say('diff.when.added', { when });
}

function isMust(node: WizardNode): boolean {
  return node.kind !== 'block' && node.optional === null && !(node.kind === 'field' && node.twoValued);
}

function describeRequirement(node: WizardNode | null): string {
  if (!node || node.kind === 'block') return '';
  return say(isMust(node) ? 'diff.must' : 'diff.may');
}
