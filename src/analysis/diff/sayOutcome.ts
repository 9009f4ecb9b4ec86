import type { OutcomeEffects } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import type { DifferenceSentence } from './DifferenceSentence.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import type { Difference } from './listStepDifferences.ts';

/** Says that a reply of the server has other effects. */
export function sayOutcome(
  { subject, old: before, new: after }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const [, call = '', reply = ''] = /^(.*?) (network|unreadable|\d+.*|else)$/.exec(subject) ?? [];
  const state = {
    old: old.naming.effects(JSON.parse(before) as OutcomeEffects),
    new: now.naming.effects(JSON.parse(after) as OutcomeEffects),
  };
  return {
    sentence: say('diff.outcome', { call: now.naming.call(call), reply: now.naming.reply(reply), ...state }),
    ...state,
  };
}

/** Says that a member of a payload is sent, is not sent, or is sent with another value. */
export function sayPayload(
  { subject, old: before, new: after }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const state = (value: string, { naming }: FormVocabulary) =>
    value === 'null' ? say('diff.not-sent') : naming.value(JSON.parse(value));
  const change = before === 'null' ? 'appears' : after === 'null' ? 'disappears' : 'differs';
  const sentence = say(`diff.payload.${change}`, {
    member: (change === 'disappears' ? old : now).naming.member(subject),
  });
  return { sentence, old: state(before, old), new: state(after, now) };
}
