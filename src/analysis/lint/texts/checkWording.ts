import { getCarriedValues } from '../shared/getCarriedValues.ts';
import { mistake } from '../../messages/messages.ts';
import abbreviations from './abbreviations.de.json' with { type: 'json' };
import type { Repository } from '../../../definitions/index.ts';
import {
  getLimitWords,
  type Mistake,
  settingWords,
  withSettings,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import { type Check, checkEachWizard } from '../LintSubject.ts';
import { isSharedFile } from '../shared/filesOfForm.ts';
import { readWords } from './readWords.ts';
import { checkEachText } from './checkEachText.ts';
import { pageParameters, listOverlayParameters, findFormText } from './checkTexts.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** Finds words that have a replacement. */
export const forbiddenWord: Check = (subject) => {
  const { instead } = readWords(subject.repository);
  const words = Object.entries(instead).map(([word, better]) => ({
    word,
    better,
    expression: new RegExp(
      `(?<![\\p{L}-])${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}-])`,
      'u',
    ),
  }));
  return checkEachText((text) =>
    words
      .filter(({ expression }) => expression.test(text))
      .map(({ word, better }) => mistake('forbidden-word', { word, better })),
  )(subject);
};

export const exclamationMark = checkEachText((text) =>
  text.includes('!') ? [mistake('exclamation-mark')] : [],
);

/** Finds sentences that begin with a small letter, as after a word that was left out. A single letter is an abbreviation („z. B.“). */
export const smallInitial = checkEachText((text) =>
  [...text.matchAll(/(\p{L}+)[.?]\s+(?=(\p{Ll}[\p{L}-]*))/gu)]
    .filter(([, before = '']) => before.length > 1 && !abbreviations.includes(before))
    .map(([, , word = '']) => mistake('small-initial', { word })),
);

export const straySpace = checkEachText((text) =>
  text.trim() !== '' && (text !== text.trim() || /[^\s:] {2}/.test(text)) ? [mistake('stray-space')] : [],
);

const mostWords = 20;

export const longSentence = checkEachText((text) =>
  text.split(/(?<=[.?:;])\s+|\n/).flatMap((sentence) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;
    return count > mostWords ? [mistake('long-sentence', { count, most: mostWords })] : [];
  }),
);

export const malformedParameter = checkEachText((text) =>
  /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? [mistake('malformed-parameter')] : [],
);

/** Finds parameters without a value; customers would read their names in braces. */
export const unknownParameter: Check = (subject) => [
  ...unfilledTexts(subject),
  ...unfilledBanners(subject),
  ...unfilledOnPages(subject),
];

/** Finds parameters in texts of pages that no line of the program can fill, because their name stands nowhere in it. */
const unfilledOnPages: Check = ({ repository, tools: { wordsInCode } }) =>
  wordsInCode === undefined
    ? []
    : [...repository.texts.values()]
        .filter(({ file }) => isSharedFile(file))
        .flatMap(({ file, texts }) =>
          Object.entries(texts).flatMap(([key, text]) =>
            listOverlayParameters(withSettings(text, settingWords(repository.shared.settings)))
              .filter((name) => !wordsInCode.has(name))
              .map((name) => ({
                file,
                pointer: formatPointer(key),
                ...mistake('unknown-parameter-name.page', { name: `{${name}}` }),
              })),
          ),
        );

/** Checks the texts of a form outside of messages. */
const unfilledTexts: Check = checkEachWizard((form, { repository }) => {
  const catalogue = repository.texts.get(form.id);
  const carried = Object.keys(getCarriedValues(form));
  const banners = new Set(
    form.source.calls.calls.flatMap(({ outcomes }) => outcomes.flatMap(({ banner }) => banner ?? [])),
  );
  return Object.entries(catalogue?.texts ?? {}).flatMap(([key, text]) => {
    // The parameters of a message differ from row to row.
    if (banners.has(key)) return [];
    const filled = [
      ...pageParameters,
      ...listFilledParameters(key),
      ...(key.startsWith('done.') ? carried : []),
      ...listParametersAt(key, form.wizard),
    ];
    return findUnfilledParameters(text, repository, filled).map((says) => ({
      file: catalogue?.file ?? '',
      pointer: formatPointer(key),
      ...says,
    }));
  });
});

/** Finds rows that do not give their message a parameter of its text. */
const unfilledBanners: Check = ({ forms, repository }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ outcomes }, call) =>
      outcomes.flatMap(({ banner, params = {} }, row) => {
        const text = banner === undefined ? undefined : findFormText(repository, form.id, banner);
        return findUnfilledParameters(text ?? '', repository, [
          ...pageParameters,
          ...Object.keys(params),
        ]).map((says) => ({
          file: `schemas/${form.id}/calls.json`,
          pointer: formatPointer('calls', call, 'outcomes', row, 'banner'),
          ...says,
        }));
      }),
    ),
  );

function findUnfilledParameters(
  text: string,
  { shared }: Repository,
  filled: readonly string[],
): readonly Mistake[] {
  return listOverlayParameters(withSettings(text, settingWords(shared.settings)))
    .filter((name) => !filled.includes(name))
    .map((name) =>
      mistake('unknown-parameter-name', {
        name: `{${name}}`,
        possible: filled.map((one) => `{${one}}`).join(', '),
      }),
    );
}

function listFilledParameters(key: string): readonly string[] {
  const names = key.split('.');
  if (names.includes('error')) return ['label', 'min', 'max', 'missing', 'over'];
  return ['row', 'add', 'remove', 'full', 'open'].includes(names.at(-1) ?? '')
    ? ['number', 'max', 'row', 'label']
    : [];
}

/** Returns the parameters of a block, for texts below its path, of a notice, and of a hint. */
function listParametersAt(key: string, wizard: Wizard): readonly string[] {
  const [dialog, id] = key.split('.');
  if (dialog === 'dialog')
    return [...wizard.notices, ...wizard.pressNotices].flatMap((notice) =>
      notice.id === id ? Object.keys(notice.values) : [],
    );
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return nodes.flatMap((node) => {
    if (!key.startsWith(`${node.path}.`)) return [];
    if (node.kind === 'block')
      return [...Object.keys(node.values), ...(node.control.type?.texts.filled ?? [])];
    if (isHint(key, node)) return Object.keys(getLimitWords(node));
    if (node.kind === 'list' || !key.endsWith('.options.*') || !node.options || !('rows' in node.options))
      return [];
    return node.options.rows.flatMap(({ of }) => Object.keys(of?.columns ?? {}));
  });
}

/** Returns true for the hint of a question, in any variant, or of a list. */
function isHint(key: string, { kind, path }: WizardNode): boolean {
  return kind === 'list' ? key === `${path}.hint` : key.endsWith('.hint');
}

/** Finds texts of a brand that equal the common text, which would hide later changes of it. */
export const sameOverlay: Check = ({ repository }) =>
  repository.brands.flatMap(({ overlay }) =>
    Object.entries(overlay?.texts ?? {}).flatMap(([key, text]) => {
      const [namespace = '', name = ''] = key.split(':', 2);
      if (repository.texts.get(namespace)?.texts[name] !== text) return [];
      return [
        {
          file: overlay?.file ?? '',
          pointer: formatPointer(key),
          key: true,
          ...mistake('same-overlay', { key }),
        },
      ];
    }),
  );
