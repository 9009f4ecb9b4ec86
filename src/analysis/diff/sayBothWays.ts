import type { Difference } from './listStepDifferences.ts';
import { describeNeedChange, findDialogTitle } from './sayDifference.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import { say } from '../messages/messages.ts';

/**
 * Says in one sentence that something appears in some situations and disappears in others. Returns null for an aspect whose two directions
 * get a sentence each.
 */
export function sayBothWays(
  { aspect, subject }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): string | null {
  switch (aspect) {
    case 'required':
      return say('diff.elsewhere.required', {
        label: now.label(subject),
        need: describeNeedChange(subject, old, now),
      });
    case 'mark':
      return say('diff.elsewhere.mark', { label: now.label(subject) });
    case 'option': {
      const [path = '', value = ''] = subject.split(/=(.*)/s);
      return say('diff.elsewhere.option', {
        label: now.label(path),
        option: now.answer(path, value),
        value: now.naming.optionCode(value),
      });
    }
    case 'dialog':
      return say('diff.elsewhere.dialog', { title: findDialogTitle(subject, old, now) });
    case 'call':
      return say('diff.elsewhere.call', { call: now.naming.call(subject) });
    case 'payload':
      return say('diff.elsewhere.payload', { member: now.naming.member(subject) });
    default:
      return null;
  }
}
