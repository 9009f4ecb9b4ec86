import { say } from '../messages/messages.ts';
import type { DifferenceFormatter, DifferenceSentence } from './DifferenceSentence.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import type { Difference } from './listStepDifferences.ts';
import { sayOutcome, sayPayload } from './sayOutcome.ts';
import { sayShown, sayStep } from './sayShown.ts';

export const sayDifference: DifferenceFormatter = (difference, old, now) =>
  sentences[difference.aspect](difference, old, now);

const sentences: Readonly<Record<Difference['aspect'], DifferenceFormatter>> = {
  step: (difference, old, now) => sayStep(difference.subject, appearsNow(difference), old, now),
  shown: (difference, old, now) => sayShown(difference.subject, appearsNow(difference), old, now),
  required: (difference, old, now) => ({
    sentence: say(appearsNow(difference) ? 'diff.required' : 'diff.optional', {
      label: now.label(difference.subject),
      need: describeNeedChange(difference.subject, old, now),
    }),
    ...mapBothValues(difference, (is) => say(is === 'yes' ? 'diff.is-required' : 'diff.is-optional')),
  }),
  mark: (difference, _, now) => ({
    sentence: say(appearsNow(difference) ? 'diff.marked' : 'diff.unmarked', {
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
    const state = { old: quoteError(subject, before, old), new: quoteError(subject, after, now) };
    return { sentence: say('diff.error', { label: now.label(subject), ...state }), ...state };
  },
  variant: ({ subject, old: before, new: after }, old, now) => {
    const findLabel = (words: FormVocabulary, variant: string) =>
      `„${words.text(...listLabelKeys(subject, variant === '' ? [] : [variant]), ...listLabelKeys(subject, [])) ?? variant}“`;
    const state = { old: findLabel(old, before), new: findLabel(now, after) };
    return { sentence: say('diff.variant', { path: now.naming.place(subject), ...state }), ...state };
  },
  check: sayCheck,
  dialog: (difference, old, now) => ({
    sentence: say(appearsNow(difference) ? 'diff.dialog' : 'diff.dialog-gone', {
      title: findDialogTitle(difference.subject, old, now),
    }),
    ...mapBothValues(difference, (closing) => say(closing === '' ? 'diff.not-asked' : 'diff.asked')),
  }),
  call: (difference, old, now) => ({
    sentence: appearsNow(difference)
      ? say('diff.call', { call: now.naming.call(difference.subject) })
      : say('diff.call-gone', { call: old.naming.call(difference.subject) }),
    ...mapBothValues(difference, (is) => say(is === 'yes' ? 'diff.called' : 'diff.not-called')),
  }),
  payload: sayPayload,
  outcome: sayOutcome,
};

function appearsNow({ new: now }: Difference): boolean {
  return now !== '' && now !== 'no';
}

function mapBothValues(difference: Difference, words: (value: string) => string) {
  return { old: words(difference.old), new: words(difference.new) };
}

export function findDialogTitle(id: string, old: FormVocabulary, now: FormVocabulary): string {
  return now.text(`dialog.${id}.title`) ?? old.text(`dialog.${id}.title`) ?? id;
}

export function describeNeedChange(path: string, old: FormVocabulary, now: FormVocabulary): string {
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
  const states = { old: state(before, old), new: state(after, now) };
  return {
    sentence: say('diff.option', {
      label: now.label(path),
      option,
      value: words.naming.optionCode(value),
      ...states,
    }),
    ...states,
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
      : say(level === 'warning' ? 'diff.warning' : 'diff.blocked', { error: quoteError(step, code, words) });
  const states = { old: state(before, old), new: state(after, now) };
  return {
    sentence: say('diff.check', { step: now.title(step), ...states }),
    ...states,
  };
}

function quoteError(path: string, code: string, { text }: FormVocabulary): string {
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
