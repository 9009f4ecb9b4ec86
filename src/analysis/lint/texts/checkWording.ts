import { getCarriedValues } from '../shared/getCarriedValues.ts';
import { mistake } from '../../messages/messages.ts';
import type { Repository } from '../../../definitions/index.ts';
import { type Mistake, settingWords, withSettings, type Wizard } from '../../../engine/index.ts';
import { type Check, type LintSubject, perWizard } from '../LintSubject.ts';
import { pageParameters, listOverlayParameters, findFormText } from './checkTexts.ts';
import { pointerTo } from '../shared/pointerTo.ts';

interface WrittenText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** All texts customers read: of forms, of shared areas, of brands, with the settings they name. */
function writtenTexts({ repository }: LintSubject): readonly WrittenText[] {
  const words = settingWords(repository.shared.settings);
  return [...repository.texts.values(), ...repository.brands.flatMap(({ overlay }) => overlay ?? [])].flatMap(
    ({ file, texts }) =>
      Object.entries(texts).map(([key, text]) => ({ file, key, text: withSettings(text, words) })),
  );
}

function perText(find: (text: string) => readonly Mistake[]): Check {
  return (subject) =>
    writtenTexts(subject).flatMap(({ file, key, text }) =>
      find(text).map((says) => ({ file, pointer: pointerTo(key), ...says })),
    );
}

/** `rules/_shared/wording.json`: word -> what the house says instead. */
export const forbiddenWord: Check = (subject) => {
  const file = subject.repository.files.get('rules/_shared/wording.json')?.value;
  const { instead = {} } = (file ?? {}) as { readonly instead?: Readonly<Record<string, string>> };
  const words = Object.entries(instead).map(([word, better]) => ({
    word,
    better,
    expression: new RegExp(
      `(?<![\\p{L}-])${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}-])`,
      'u',
    ),
  }));
  return perText((text) =>
    words
      .filter(({ expression }) => expression.test(text))
      .map(({ word, better }) => mistake('forbidden-word', { word, better })),
  )(subject);
};

export const exclamationMark = perText((text) => (text.includes('!') ? [mistake('exclamation-mark')] : []));

export const straySpace = perText((text) =>
  text.trim() !== '' && (text !== text.trim() || /[^\s:] {2}/.test(text)) ? [mistake('stray-space')] : [],
);

const mostWords = 20;

export const longSentence = perText((text) =>
  text.split(/(?<=[.?:;])\s+|\n/).flatMap((sentence) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;
    return count > mostWords ? [mistake('long-sentence', { count, most: mostWords })] : [];
  }),
);

export const malformedParameter = perText((text) =>
  /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? [mistake('malformed-parameter')] : [],
);

/** A text with a parameter nothing fills; it would be read as it is written. */
export const unknownParameter: Check = (subject) => [...unfilledTexts(subject), ...unfilledBanners(subject)];

/** Texts of a form, whatever shows them. */
const unfilledTexts: Check = perWizard((form, { repository }) => {
  const catalogue = repository.texts.get(form.id);
  const carried = Object.keys(getCarriedValues(form));
  const banners = new Set(
    form.source.calls.calls.flatMap(({ outcomes }) => outcomes.flatMap(({ banner }) => banner ?? [])),
  );
  return Object.entries(catalogue?.texts ?? {}).flatMap(([key, text]) => {
    // What a message is told differs from row to row.
    if (banners.has(key)) return [];
    const filled = [
      ...pageParameters,
      ...listFilledParameters(key),
      ...(key.startsWith('done.') ? carried : []),
      ...valuesAt(key, form.wizard),
    ];
    return findUnfilledParameters(text, repository, filled).map((says) => ({
      file: catalogue?.file ?? '',
      pointer: pointerTo(key),
      ...says,
    }));
  });
});

/** A row that does not tell its message what the text wants to say. */
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
          pointer: pointerTo('calls', call, 'outcomes', row, 'banner'),
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

/** Parameters of a block, for texts below its path, and of a notice. */
function valuesAt(key: string, wizard: Wizard): readonly string[] {
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
    if (node.kind === 'list' || !key.endsWith('.options.*') || !node.options || !('rows' in node.options))
      return [];
    return node.options.rows.flatMap(({ of }) => Object.keys(of?.columns ?? {}));
  });
}

/** An overlay that says what everybody reads anyway hides later changes of it. */
export const sameOverlay: Check = ({ repository }) =>
  repository.brands.flatMap(({ overlay }) =>
    Object.entries(overlay?.texts ?? {}).flatMap(([key, text]) => {
      const [namespace = '', name = ''] = key.split(':', 2);
      if (repository.texts.get(namespace)?.texts[name] !== text) return [];
      return [
        {
          file: overlay?.file ?? '',
          pointer: pointerTo(key),
          key: true,
          ...mistake('same-overlay', { key }),
        },
      ];
    }),
  );
