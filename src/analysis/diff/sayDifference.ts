import type { CompiledRule, OutcomeEffects, WizardNode } from '../../engine/index.ts';
import { effectsInWords, statusInWords } from '../document/documentCalls.ts';
import type { Difference } from './differencesAt.ts';
import type { Words } from './Words.ts';

/** A difference in one German sentence, and how the two forms stand in an example of it. */
export interface Said {
  readonly sentence: string;
  readonly old: string;
  readonly new: string;
}

type Say = (difference: Difference, old: Words, now: Words) => Said;

export const sayDifference: Say = (difference, old, now) =>
  sentences[difference.aspect](difference, old, now);

const sentences: Readonly<Record<Difference['aspect'], Say>> = {
  step: (difference, old, now) => sayStep(difference.subject, appears(difference), old, now),
  shown: (difference, old, now) => sayShown(difference.subject, appears(difference), old, now),
  required: (difference, old, now) => ({
    sentence: `${now.label(difference.subject)} ist jetzt ${appears(difference) ? 'Pflicht' : 'freiwillig'}${needChange(difference.subject, old, now)}.`,
    ...both(difference, (is) => (is === 'yes' ? 'Pflicht' : 'freiwillig')),
  }),
  mark: (difference, _, now) => ({
    sentence: `${now.label(difference.subject)} ist jetzt ${appears(difference) ? '' : 'nicht mehr '}als freiwillig beschriftet.`,
    ...both(difference, (is) => (is === 'yes' ? '(freiwillig)' : 'ohne Zusatz')),
  }),
  locked: (difference, _, now) => {
    const { subject } = difference;
    const state = both(difference, (value) =>
      value === '' ? 'frei' : `gesperrt auf ${now.answer(subject, JSON.parse(value))}`,
    );
    return { sentence: `${now.label(subject)} ist jetzt ${state.new}, bisher ${state.old}.`, ...state };
  },
  option: sayOption,
  bounds: (difference, _, now) => {
    const state = both(difference, (value) => (value === '' ? 'ohne Grenzen' : boundsInWords(value)));
    const label = now.label(difference.subject);
    return { sentence: `${label} gilt jetzt ${state.new}, bisher ${state.old}.`, ...state };
  },
  value: ({ subject, old: before, new: after }, old, now) => ({
    sentence:
      after === ''
        ? `Antworten auf ${now.label(subject)} zählen nicht mehr.`
        : `${now.label(subject)} hat einen anderen Wert.`,
    old: old.answer(subject, parsed(before)),
    new: now.answer(subject, parsed(after)),
  }),
  error: ({ subject, old: before, new: after }, old, now) => {
    const state = { old: errorText(subject, before, old), new: errorText(subject, after, now) };
    return { sentence: `${now.label(subject)} meldet jetzt ${state.new}, bisher ${state.old}.`, ...state };
  },
  variant: ({ subject, old: before, new: after }, old, now) => {
    const of = (words: Words, variant: string) =>
      `„${words.text(...keysOf(subject, variant === '' ? [] : [variant]), ...keysOf(subject, [])) ?? variant}“`;
    const state = { old: of(old, before), new: of(now, after) };
    return {
      sentence: `\`${subject}\` ist jetzt mit ${state.new} beschriftet, bisher mit ${state.old}.`,
      ...state,
    };
  },
  check: sayCheck,
  dialog: (difference, old, now) => ({
    sentence: `„${dialogTitle(difference.subject, old, now)}“ wird jetzt ${appears(difference) ? '' : 'nicht mehr '}nachgefragt.`,
    ...both(difference, (closing) => (closing === '' ? 'keine Nachfrage' : 'Nachfrage')),
  }),
  call: (difference) => ({
    sentence: `Der Aufruf \`${difference.subject}\` ${appears(difference) ? 'kommt jetzt dazu' : 'entfällt jetzt'}.`,
    ...both(difference, (is) => (is === 'yes' ? 'wird aufgerufen' : 'wird nicht aufgerufen')),
  }),
  payload: sayPayload,
  outcome: sayOutcome,
};

function appears({ new: now }: Difference): boolean {
  return now !== '' && now !== 'no';
}

function both(difference: Difference, words: (value: string) => string) {
  return { old: words(difference.old), new: words(difference.new) };
}

export function dialogTitle(id: string, old: Words, now: Words): string {
  return now.text(`dialog.${id}.title`) ?? old.text(`dialog.${id}.title`) ?? id;
}

function sayStep(id: string, appears: boolean, old: Words, now: Words): Said {
  const state = {
    old: appears ? 'entfällt' : 'kommt vor',
    new: appears ? 'kommt vor' : 'entfällt',
  };
  const [before, after] = [old.step(id), now.step(id)];
  if (!after) return { sentence: `Den Schritt ${old.title(id)} gibt es nicht mehr.`, ...state };
  const when = after.when ? [after.when] : [];
  if (!before) return { sentence: `Neuer Schritt ${now.title(id)}${whenAdded(now.when(when))}.`, ...state };
  const change = changedWhen(old.when(before.when ? [before.when] : []), now.when(when), 'kommt', 'vor');
  return {
    sentence: `Der Schritt ${now.title(id)} ${change ?? `${state.new} jetzt, wo er bisher ${appears ? 'entfiel' : 'vorkam'}`}.`,
    ...state,
  };
}

function sayShown(path: string, appears: boolean, old: Words, now: Words): Said {
  const [before, after] = [old.node(path), now.node(path)];
  const state = {
    old: appears ? 'verborgen' : 'gezeigt',
    new: appears ? `gezeigt${mustInWords(after)}` : 'verborgen',
  };
  if (!after) return { sentence: `${old.label(path)} wird nicht mehr gefragt.`, ...state };
  const verb = after.kind === 'block' ? 'gezeigt' : 'gefragt';
  if (!before)
    return {
      sentence: `Neu: ${now.label(path)} wird ${verb}${mustInWords(after)}${whenAdded(now.when(after.show))}.`,
      ...state,
    };
  const must = isMust(before) && isMust(after);
  const [is, what] = must ? ['ist', 'Pflicht'] : ['wird', verb];
  const change = changedWhen(old.when(before.show), now.when(after.show), is, what);
  const otherwise = appears
    ? `wird jetzt ${verb}, wo es bisher verborgen war`
    : `wird jetzt nicht mehr ${verb}, wo es bisher ${verb} wurde`;
  return { sentence: `${now.label(path)} ${change ?? otherwise}.`, ...state };
}

/** "ist jetzt Pflicht, wenn: ...; bisher, wenn: ..."; null when both say the same. */
function changedWhen(old: string, now: string, is: string, what: string): string | null {
  if (old === now) return null;
  if (now === '') return `${is} jetzt immer ${what}, bisher nur, wenn: ${old}`;
  if (old === '') return `${is} jetzt nur noch ${what}, wenn: ${now}; bisher immer`;
  return `${is} jetzt ${what}, wenn: ${now}; bisher, wenn: ${old}`;
}

function whenAdded(when: string): string {
  return when === '' ? '' : `, wenn: ${when}`;
}

function isMust(node: WizardNode): boolean {
  return node.kind !== 'block' && node.optional === null && !(node.kind === 'field' && node.twoValued);
}

function mustInWords(node: WizardNode | null): string {
  if (!node || node.kind === 'block') return '';
  return isMust(node) ? ' (Pflicht)' : ' (freiwillig)';
}

export function needChange(path: string, old: Words, now: Words): string {
  const need = (words: Words) => {
    const node = words.node(path);
    if (!node || node.kind === 'block') return '';
    if (node.optional === null) return 'immer Pflicht';
    return node.optional === true
      ? 'immer freiwillig'
      : `freiwillig nur, wenn: ${words.when([node.optional as CompiledRule])}`;
  };
  const [before, after] = [need(old), need(now)];
  return before === after ? '' : ` (jetzt ${after}; bisher ${before})`;
}

function sayOption({ subject, old: before, new: after }: Difference, old: Words, now: Words): Said {
  const [path = '', value = ''] = subject.split(/=(.*)/s);
  const words = now.node(path) && after !== '' ? now : old;
  const option = words.answer(path, value);
  const state = (offer: string, by: Words) =>
    offer === ''
      ? 'nicht angeboten'
      : offer === 'offered'
        ? 'angeboten'
        : `nicht wählbar: „${by.text(`${path}.${offer}`, offer) ?? offer}“`;
  const said = { old: state(before, old), new: state(after, now) };
  return {
    sentence: `${now.label(path)}: ${option} (\`${value}\`) ist jetzt ${said.new}, bisher ${said.old}.`,
    ...said,
  };
}

function sayCheck({ subject, old: before, new: after }: Difference, old: Words, now: Words): Said {
  const [step = '', code = ''] = subject.split('.');
  const state = (level: string, words: Words) =>
    level === ''
      ? 'kein Einwand'
      : `${level === 'warning' ? 'Hinweis' : 'gesperrt'}: ${errorText(step, code, words)}`;
  const said = { old: state(before, old), new: state(after, now) };
  return {
    sentence: `Schritt ${now.title(step)}: jetzt ${said.new}; bisher ${said.old}.`,
    ...said,
  };
}

function sayPayload({ subject, old: before, new: after }: Difference): Said {
  const state = (value: string) => (value === 'null' ? 'nicht gesendet' : `\`${value}\``);
  const change =
    before === 'null'
      ? 'wird jetzt gesendet, bisher nicht'
      : after === 'null'
        ? 'wird nicht mehr gesendet'
        : 'wird mit einem anderen Wert gesendet';
  return { sentence: `${payloadName(subject)} ${change}.`, old: state(before), new: state(after) };
}

export function payloadName(subject: string): string {
  const at = subject.lastIndexOf(' ');
  return `\`${subject.slice(0, at)}\`: \`${subject.slice(at + 1)}\``;
}

function sayOutcome({ subject, old: before, new: after }: Difference, old: Words, now: Words): Said {
  const [, call = '', reply = ''] = /^(.*?) (network|unreadable|\d+.*|else)$/.exec(subject) ?? [];
  const words =
    reply === 'else' ? 'jede andere Antwort' : /^\d/.test(reply) ? `Antwort ${reply}` : statusInWords(reply);
  const state = {
    old: effectsInWords(JSON.parse(before) as OutcomeEffects, old.text),
    new: effectsInWords(JSON.parse(after) as OutcomeEffects, now.text),
  };
  return { sentence: `\`${call}\`, ${words}: jetzt ${state.new}; bisher ${state.old}.`, ...state };
}

function errorText(path: string, code: string, { text }: Words): string {
  return code === '' ? 'keinen Fehler' : `„${text(`${path}.error.${code}`, `error.${code}`) ?? code}“`;
}

function boundsInWords(value: string): string {
  const [min, max] = JSON.parse(value) as readonly (string | number | null)[];
  return [min === null ? '' : `ab ${min}`, max === null ? '' : `bis ${max}`]
    .filter((part) => part !== '')
    .join(' ');
}

function keysOf(path: string, variant: readonly string[]): readonly string[] {
  return ['label', 'legend', 'text', 'title'].map((part) => [path, ...variant, part].join('.'));
}

function parsed(value: string): unknown {
  return value === '' ? null : JSON.parse(value);
}
