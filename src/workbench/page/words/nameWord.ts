import { findSubjectOfKey } from '../../model/edits/words.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';

/** The names of the usual parts of texts. */
const named = [
  'label',
  'legend',
  'title',
  'hint',
  'summary',
  'help',
  'intro',
  'text',
  'placeholder',
  'row',
  'add',
  'remove',
  'full',
  'error',
] as const;

/** Names a text for people: its kind, and the question or step to which it belongs. */
export function nameWord({ form }: FormAnswer, key: string) {
  const subject = findSubjectOfKey(form, key);
  const part = subject === null ? key : key.slice(subject.length + 1);
  const step = form.steps.find(
    ({ id, nodes }) => id === subject || nodes.some(({ path }) => path === subject),
  );
  const place = step?.nodes.find(({ path }) => path === subject)?.label ?? step?.title ?? form.title;
  return { part: sayPart(part), place, subject };
}

function sayPart(part: string): string {
  if (part.startsWith('options.')) return say('search.in.option');
  const known = named.find((name) => part === name || part.startsWith(`${name}.`));
  return say(known === undefined ? 'word.other' : `word.${known}`);
}
