import type { Problem, Wizard, WizardNode } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { toPlainWords } from './toPlainWords.ts';

/** Texts by key that a customer must be able to tell apart. */
type Rivals = readonly (readonly [key: string, text: string])[];

/** The last parts of keys whose texts are the buttons of one dialog or one list. */
const buttons = new Set(['next', 'stay', 'add', 'remove']);

/**
 * Finds options, questions of a group, headings of a step, legends of a form, errors of a question and buttons of a dialog, list or page
 * that read the same.
 */
export const sameText = checkEachWizard((form, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(form.id) ?? {};
  const fields = listFields(form.wizard);
  return [
    ...pairQuestions(texts, fields),
    ...pairHeadings(texts, fields),
    ...pairLegends(texts),
    ...fields.flatMap(({ path }) => [
      pickBelow(texts, `${path}.options.`),
      // One sentence can name both ends of a range.
      pickBelow(texts, `${path}.error.`).filter(([, text]) => !/\{min\}.*\{max\}/u.test(text)),
    ]),
    ...pickButtons(texts),
    ...pickWays(texts, form.wizard, repository.texts.get('wizard')?.texts ?? {}),
  ]
    .flatMap((rivals) => listRepeated(rivals, file))
    .filter(({ pointer }, position, all) => all.findIndex((one) => one.pointer === pointer) === position);
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

/** Pairs the questions of a group that are shown together, because one is shown wherever the other is. */
function pairQuestions(
  texts: Readonly<Record<string, string>>,
  fields: readonly WizardNode[],
): readonly Rivals[] {
  return fields.flatMap((field, position) =>
    fields
      .slice(position + 1)
      .filter(
        (other) =>
          getParent(field.path) === getParent(other.path) &&
          (isShownWith(field, other) || isShownWith(other, field)),
      )
      .map((other): Rivals => [...pickName(texts, field.path), ...pickName(texts, other.path)]),
  );
}

/** Returns true when each condition of the other question is one of this question. Other conditions may exclude each other. */
function isShownWith(field: WizardNode, other: WizardNode): boolean {
  const conditions = new Set(field.show.map(({ rule }) => JSON.stringify(rule)));
  return other.show.every(({ rule }) => conditions.has(JSON.stringify(rule)));
}

/** Pairs the legends of a form, except those of one question at two places. */
function pairLegends(texts: Readonly<Record<string, string>>): readonly Rivals[] {
  const legends = Object.entries(texts).filter(([key]) => key.endsWith('.legend'));
  return legends.flatMap((legend, position) =>
    legends
      .slice(position + 1)
      .filter(([key]) => getQuestionName(key) !== getQuestionName(legend[0]))
      .map((other): Rivals => [legend, other]),
  );
}

function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** Returns `photos` of `witness.photos.legend`. */
function getQuestionName(key: string): string {
  return getParent(key).slice(getParent(key).lastIndexOf('.') + 1);
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
  const groups = [...new Set(fields.map(({ path }) => getParent(path)))];
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
