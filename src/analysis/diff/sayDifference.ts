import type { OutcomeEffects, WizardNode } from '../../engine/index.ts';
import { describeEffects, describeStatus } from '../document/documentCalls.ts';
import type { Difference } from './listStepDifferences.ts';
import type { FormVocabulary } from './FormVocabulary.ts';
import { say } from '../messages/messages.ts';

/** A difference in one German sentence, and how the two forms stand in an example of it. */
export interface DifferenceSentence {
  readonly sentence: string;
  readonly old: string;
  readonly new: string;
}

type DifferenceFormatter = (
  difference: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
) => DifferenceSentence;

export const sayDifference: DifferenceFormatter = (difference, old, now) =>
  sentences[difference.aspect](difference, old, now);

const sentences: Readonly<Record<Difference['aspect'], DifferenceFormatter>> = {
  step: (difference, old, now) => sayStep(difference.subject, appears(difference), old, now),
  shown: (difference, old, now) => sayShown(difference.subject, appears(difference), old, now),
  required: (difference, old, now) => ({
    sentence: say(appears(difference) ? 'diff.required' : 'diff.optional', {
      label: now.label(difference.subject),
      need: needChange(difference.subject, old, now),
    }),
    ...mapBothValues(difference, (is) => say(is === 'yes' ? 'diff.is-required' : 'diff.is-optional')),
  }),
  mark: (difference, _, now) => ({
    sentence: say(appears(difference) ? 'diff.marked' : 'diff.unmarked', {
      label: now.label(difference.subject),
    }),
    ...mapBothValues(difference, (is) => say(is === 'yes' ? 'diff.is-marked' : 'diff.is-unmarked')),
  }),
  locked: (difference, _, now) => {
    const { subject } = difference;
    const state = mapBothValues(difference, (value) =>
      value === '' ? say('diff.free') : say('diff.locked', { value: now.answer(subject, JSON.parse(value)) }),
    );
    return { sentence: say('diff.state', { label: now.label(subject), ...state }), ...state };
  },
  option: sayOption,
  bounds: (difference, _, now) => {
    const state = mapBothValues(difference, (value) =>
      value === '' ? say('diff.no-bounds') : describeBounds(value),
    );
    const label = now.label(difference.subject);
    return { sentence: say('diff.bounds', { label, ...state }), ...state };
  },
  value: ({ subject, old: before, new: after }, old, now) => ({
    sentence:
      after === ''
        ? say('diff.answers-gone', { label: now.label(subject) })
        : say('diff.other-value', { label: now.label(subject) }),
    old: old.answer(subject, parseValue(before)),
    new: now.answer(subject, parseValue(after)),
  }),
  error: ({ subject, old: before, new: after }, old, now) => {
    const state = { old: errorText(subject, before, old), new: errorText(subject, after, now) };
    return { sentence: say('diff.error', { label: now.label(subject), ...state }), ...state };
  },
  variant: ({ subject, old: before, new: after }, old, now) => {
    const of = (words: FormVocabulary, variant: string) =>
      `„${words.text(...listLabelKeys(subject, variant === '' ? [] : [variant]), ...listLabelKeys(subject, [])) ?? variant}“`;
    const state = { old: of(old, before), new: of(now, after) };
    return { sentence: say('diff.variant', { path: subject, ...state }), ...state };
  },
  check: sayCheck,
  dialog: (difference, old, now) => ({
    sentence: say(appears(difference) ? 'diff.dialog' : 'diff.dialog-gone', {
      title: dialogTitle(difference.subject, old, now),
    }),
    ...mapBothValues(difference, (closing) => say(closing === '' ? 'diff.not-asked' : 'diff.asked')),
  }),
  call: (difference) => ({
    sentence: say(appears(difference) ? 'diff.call' : 'diff.call-gone', { call: difference.subject }),
    ...mapBothValues(difference, (is) => say(is === 'yes' ? 'diff.called' : 'diff.not-called')),
  }),
  payload: sayPayload,
  outcome: sayOutcome,
};

function appears({ new: now }: Difference): boolean {
  return now !== '' && now !== 'no';
}

function mapBothValues(difference: Difference, words: (value: string) => string) {
  return { old: words(difference.old), new: words(difference.new) };
}

export function dialogTitle(id: string, old: FormVocabulary, now: FormVocabulary): string {
  return now.text(`dialog.${id}.title`) ?? old.text(`dialog.${id}.title`) ?? id;
}

function sayStep(id: string, appears: boolean, old: FormVocabulary, now: FormVocabulary): DifferenceSentence {
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

function sayShown(
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

/** "ist jetzt Pflicht, wenn: ...; bisher, wenn: ..."; null when both say the same. */
function describeConditionChange(
  old: string,
  now: string,
  of: 'step' | 'block' | 'question' | 'must',
): string | null {
  if (old === now) return null;
  const what = say(`diff.when.${of}`);
  const is = say(`diff.when.${of}-is`);
  if (now === '') return say('diff.when.always', { is, what, old });
  if (old === '') return say('diff.when.only', { is, what, now });
  return say('diff.when.other', { is, what, now, old });
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

export function needChange(path: string, old: FormVocabulary, now: FormVocabulary): string {
  const need = (words: FormVocabulary) => {
    const node = words.node(path);
    if (!node || node.kind === 'block') return '';
    if (node.optional === null) return say('diff.always-required');
    return node.optional === true
      ? say('diff.always-optional')
      : say('diff.optional-when', { when: words.when([node.optional]) });
  };
  const [before, after] = [need(old), need(now)];
  return before === after ? '' : say('diff.need', { after, before });
}

function sayOption(
  { subject, old: before, new: after }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const [path = '', value = ''] = subject.split(/=(.*)/s);
  const words = now.node(path) && after !== '' ? now : old;
  const option = words.answer(path, value);
  const state = (offer: string, by: FormVocabulary) =>
    offer === ''
      ? say('diff.not-offered')
      : offer === 'offered'
        ? say('diff.offered')
        : say('diff.not-selectable', { why: by.text(`${path}.${offer}`, offer) ?? offer });
  const said = { old: state(before, old), new: state(after, now) };
  return {
    sentence: say('diff.option', { label: now.label(path), option, value, ...said }),
    ...said,
  };
}

function sayCheck(
  { subject, old: before, new: after }: Difference,
  old: FormVocabulary,
  now: FormVocabulary,
): DifferenceSentence {
  const [step = '', code = ''] = subject.split('.');
  const state = (level: string, words: FormVocabulary) =>
    level === ''
      ? say('diff.no-objection')
      : say(level === 'warning' ? 'diff.warning' : 'diff.blocked', { error: errorText(step, code, words) });
  const said = { old: state(before, old), new: state(after, now) };
  return {
    sentence: say('diff.check', { step: now.title(step), ...said }),
    ...said,
  };
}

function sayPayload({ subject, old: before, new: after }: Difference): DifferenceSentence {
  const state = (value: string) => (value === 'null' ? say('diff.not-sent') : `\`${value}\``);
  const change = before === 'null' ? 'appears' : after === 'null' ? 'disappears' : 'differs';
  const sentence = say(`diff.payload.${change}`, { member: payloadName(subject) });
  return { sentence, old: state(before), new: state(after) };
}

export function payloadName(subject: string): string {
  const at = subject.lastIndexOf(' ');
  return `\`${subject.slice(0, at)}\`: \`${subject.slice(at + 1)}\``;
}

function sayOutcome(
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

function errorText(path: string, code: string, { text }: FormVocabulary): string {
  return code === '' ? say('diff.no-error') : `„${text(`${path}.error.${code}`, `error.${code}`) ?? code}“`;
}

function describeBounds(value: string): string {
  const [min = null, max = null] = JSON.parse(value) as readonly (string | number | null)[];
  const from = min === null ? [] : [say('limit.from', { value: min })];
  const until = max === null ? [] : [say('limit.until', { value: max })];
  return [...from, ...until].join(' ');
}

function listLabelKeys(path: string, variant: readonly string[]): readonly string[] {
  return ['label', 'legend', 'text', 'title'].map((part) => [path, ...variant, part].join('.'));
}

function parseValue(value: string): unknown {
  return value === '' ? null : JSON.parse(value);
}
