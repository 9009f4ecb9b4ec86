import type { Problem, Wizard, WizardNode } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { checkEachWizard } from '../LintSubject.ts';

/** Texts by key that a customer must be able to tell apart. */
type Rivals = readonly (readonly [key: string, text: string])[];

/** The last parts of keys whose texts are the buttons of one dialog or one list. */
const buttons = new Set(['next', 'stay', 'add', 'remove']);

/** Finds options, questions of a group, headings of a step, errors of a question and buttons of a dialog, list or page that read the same. */
export const sameText = checkEachWizard((form, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(form.id) ?? {};
  const fields = listFields(form.wizard);
  return [
    ...[...new Set(fields.map(getGroup))].map((group) =>
      fields.flatMap((field): Rivals => (getGroup(field) === group ? pickName(texts, field.path) : [])),
    ),
    ...pairHeadings(texts, fields),
    ...fields.flatMap(({ path }) => [
      pickBelow(texts, `${path}.options.`),
      // One sentence can name both ends of a range.
      pickBelow(texts, `${path}.error.`).filter(([, text]) => !/\{min\}.*\{max\}/u.test(text)),
    ]),
    ...pickButtons(texts),
    ...pickWays(texts, form.wizard, repository.texts.get('wizard')?.texts ?? {}),
  ].flatMap((rivals) => listRepeated(rivals, file));
});

/** Finds hints and legends that say no more than the label. */
export const repeatedLabel = checkEachWizard((form, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(form.id) ?? {};
  return listFields(form.wizard).flatMap(({ path }) => {
    return pickName(texts, path).flatMap(([named, name]) =>
      [`${path}.hint`, `${path}.legend`]
        .filter((key) => key !== named && toPlainWords(texts[key] ?? '') === toPlainWords(name))
        .map((key) => ({
          file,
          pointer: formatPointer(key),
          key: true,
          ...mistake('repeated-label', { text: name }),
        })),
    );
  });
});

function listFields({ nodes }: Wizard): readonly WizardNode[] {
  return nodes
    .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? node.parts : [node]))
    .filter(({ kind }) => kind === 'field');
}

/** Returns the same key for questions that are shown together. Other groups have other headings, and other conditions may exclude each other. */
function getGroup({ path, show }: WizardNode): string {
  return JSON.stringify([path.slice(0, path.lastIndexOf('.')), show.map(({ rule }) => rule)]);
}

function listRepeated(rivals: Rivals, file: string): readonly Problem[] {
  return rivals.flatMap(([key, text], position) => {
    const [first] = rivals.find((rival) => toPlainWords(rival[1]) === toPlainWords(text)) ?? [key];
    if (rivals.findIndex((rival) => rival[0] === first) === position) return [];
    return [{ file, pointer: formatPointer(key), ...mistake('same-text', { text, key: first }) }];
  });
}

/** Picks the words by which a page names a question. */
function pickName(texts: Readonly<Record<string, string>>, path: string): Rivals {
  const names = [`${path}.label`, `${path}.legend`].flatMap((key): Rivals => {
    const text = texts[key];
    return text === undefined ? [] : [[key, text]];
  });
  return names.slice(0, 1);
}

/** Pairs the heading of each group with the names of all questions and with the other headings of its step. */
function pairHeadings(
  texts: Readonly<Record<string, string>>,
  fields: readonly WizardNode[],
): readonly Rivals[] {
  const groups = [...new Set(fields.map(({ path }) => path.slice(0, path.lastIndexOf('.'))))];
  const headings = groups.flatMap((group) => pickName(texts, group));
  const names = fields.flatMap(({ path }) => pickName(texts, path));
  const isOnStep = (one: string, other: string) => one.split('.')[0] === other.split('.')[0];
  return headings.flatMap((heading, position) =>
    [...names, ...headings.slice(position + 1)]
      .filter(([key]) => isOnStep(key, heading[0]))
      .map((rival): Rivals => [rival, heading]),
  );
}

/** Picks the buttons that stand side by side in a dialog, or at the rows of a list. */
function pickButtons(texts: Readonly<Record<string, string>>): readonly Rivals[] {
  const choices = Object.entries(texts).filter(([key]) => buttons.has(key.slice(key.lastIndexOf('.') + 1)));
  const getParent = (key: string) => key.slice(0, key.lastIndexOf('.'));
  return [...new Set(choices.map(([key]) => getParent(key)))].map((parent) =>
    choices.filter(([key]) => getParent(key) === parent),
  );
}

/** Pairs the button that leads back with each one of a page that leads on. Pages that lead on may share their words. */
function pickWays(
  texts: Readonly<Record<string, string>>,
  { steps }: Wizard,
  common: Readonly<Record<string, string>>,
): readonly Rivals[] {
  const own = texts['back'];
  const back =
    own === undefined ? (['wizard:back', common['back'] ?? ''] as const) : (['back', own] as const);
  const onward = ['submit', ...steps.flatMap(({ id }) => [`${id}.submit`, `${id}.next`])];
  return [
    ...(own === undefined ? [] : [[['wizard:next', common['next'] ?? ''] as const, back]]),
    ...onward.flatMap((key): readonly Rivals[] => {
      const text = texts[key];
      return text === undefined ? [] : [[back, [key, text]]];
    }),
  ];
}

function pickBelow(texts: Readonly<Record<string, string>>, prefix: string): Rivals {
  return Object.entries(texts).filter(
    ([key]) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'),
  );
}

/** Returns a text without capitals and punctuation, in which two texts for the same reader do not differ enough. */
function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.,:;?]+/gu, ' ')
    .trim();
}
