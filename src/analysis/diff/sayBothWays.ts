import type { Difference } from './listStepDifferences.ts';
import { dialogTitle, needChange, payloadName } from './sayDifference.ts';
import type { FormVocabulary } from './FormVocabulary.ts';
import { say } from '../messages/messages.ts';

/** What now is in situations where it was not, and no longer is in others; null where each of the two is said for itself. */
export function sayBothWays(
  { aspect, subject }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): string | null {
  switch (aspect) {
    case 'required':
      return say('diff.elsewhere.required', {
        label: now.label(subject),
        need: needChange(subject, old, now),
      });
    case 'mark':
      return say('diff.elsewhere.mark', { label: now.label(subject) });
    case 'option': {
      const [path = '', value = ''] = subject.split(/=(.*)/s);
      return say('diff.elsewhere.option', { label: now.label(path), option: now.answer(path, value), value });
    }
    case 'dialog':
      return say('diff.elsewhere.dialog', { title: dialogTitle(subject, old, now) });
    case 'call':
      return say('diff.elsewhere.call', { call: subject });
    case 'payload':
      return say('diff.elsewhere.payload', { member: payloadName(subject) });
    default:
      return null;
  }
}
