import type { OutcomeEffects } from '../../engine/index.ts';
import { describeEffects, describeStatus } from '../document/documentCalls.ts';
import { say } from '../messages/messages.ts';
import type { DifferenceSentence } from './DifferenceSentence.ts';
import type { FormVocabulary } from './FormVocabulary.ts';
import type { Difference } from './listStepDifferences.ts';

/** Says that a reply of the server has other effects. */
export function sayOutcome(
  { subject, old: before, new: after }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const [, call = '', reply = ''] = /^(.*?) (network|unreadable|\d+.*|else)$/.exec(subject) ?? [];
  const words =
    reply === 'else'
      ? say('diff.other-replies')
      : /^\d/.test(reply)
        ? say('diff.reply', { reply })
        : describeStatus(reply);
  const state = {
    old: describeEffects(JSON.parse(before) as OutcomeEffects, old.text),
    new: describeEffects(JSON.parse(after) as OutcomeEffects, now.text),
  };
  return { sentence: say('diff.outcome', { call, reply: words, ...state }), ...state };
}

/** Says that a member of a payload is sent, is not sent, or is sent with another value. */
export function sayPayload({ subject, old: before, new: after }: Difference): DifferenceSentence {
  const state = (value: string) => (value === 'null' ? say('diff.not-sent') : `\`${value}\``);
  const change = before === 'null' ? 'appears' : after === 'null' ? 'disappears' : 'differs';
  const sentence = say(`diff.payload.${change}`, { member: formatMember(subject) });
  return { sentence, old: state(before), new: state(after) };
}

export function formatMember(subject: string): string {
  const at = subject.lastIndexOf(' ');
  return `\`${subject.slice(0, at)}\`: \`${subject.slice(at + 1)}\``;
}
