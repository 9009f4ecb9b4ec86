import type { Repository } from '../../../definitions/index.ts';
import { mistake } from '../../messages/messages.ts';
import { didYouMean, type Problem, settingWords } from '../../../engine/index.ts';
import { type Check, type LintSubject, checkEachWizard } from '../LintSubject.ts';
import { belongsToSomething, indexKnownPaths } from './belongsToSomething.ts';
import { listDependentTexts } from './needed/listDependentTexts.ts';
import { listNeededTexts } from './needed/listNeededTexts.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** Shared areas in the order in which a form falls back on them; a key may name another one itself (`shell:title`). */
export const sharedAreas = ['shared', 'messages'];

export const missingText: Check = (subject) => {
  const { repository } = subject;
  const missing = checkEachWizard((form) => {
    const read = (key: string) => findFormText(repository, form.id, key);
    return [...listNeededTexts(form, form.wizard), ...listDependentTexts(form, form.wizard, read)]
      .filter(({ anyOf }) => !anyOf.some((key) => read(key)))
      .map(({ what, anyOf: [first = '', ...others], file, pointer }) => ({
        file,
        pointer,
        ...mistake(others.length > 0 ? 'missing-text.several' : 'missing-text', {
          what,
          key: first,
          others: others.map((key) => `„${key}“`).join(', '),
          file: findTextFile(repository, form.id, first),
        }),
      }));
  })(subject);
  return [...missing, ...findEmptyTexts(subject), ...repository.brands.flatMap(findBlankTexts)];
};

/** Finds empty texts that no form needs, of pages or as a hint; an empty one that is needed is missing. */
function findEmptyTexts({ repository, forms }: LintSubject): readonly Problem[] {
  const needed = new Set(
    forms.flatMap((form) =>
      form.wizard ? listNeededTexts(form, form.wizard).flatMap(({ anyOf }) => anyOf) : [],
    ),
  );
  return [...repository.texts.values()].flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]) =>
      text.trim() !== '' || needed.has(key)
        ? []
        : [{ file, pointer: formatPointer(key), key: true, ...mistake('missing-text.empty', { key }) }],
    ),
  );
}

/** Finds empty texts of a brand, which would hide the text from its customers. */
function findBlankTexts({ id, overlay }: Repository['brands'][number]): readonly Problem[] {
  return Object.entries(overlay?.texts ?? {})
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => ({
      file: overlay?.file ?? '',
      pointer: formatPointer(key),
      ...mistake('missing-text.blank', { key, brand: id }),
    }));
}

/** Returns the text of a form under a key, without the texts of brands. */
export function findFormText(repository: Repository, form: string, key: string): string | undefined {
  const [area, rest] = key.includes(':') ? key.split(':', 2) : [null, key];
  const namespaces = area === null || area === undefined ? [form, ...sharedAreas] : [area];
  const found = namespaces.map((namespace) => repository.texts.get(namespace)?.texts[rest ?? '']);
  return found.find((text) => text !== undefined && text.trim() !== '');
}

function findTextFile(repository: Repository, form: string, key: string): string {
  const [area] = key.includes(':') ? key.split(':', 2) : [form];
  return repository.texts.get(area ?? form)?.file ?? `schemas/_shared/texts/${area}.de.json`;
}

/** Finds questions with a question mark in their label and without words for the summary, which shows the answer beside them. */
export const questionInSummary: Check = checkEachWizard((form, { repository }) => {
  const { nodes } = form.wizard;
  const end = nodes.findLastIndex((node) => node.kind === 'block' && node.control.type?.namesQuestions);
  return nodes
    .slice(0, Math.max(end, 0))
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => {
      const { path } = node;
      const textAt = (part: string) => findFormText(repository, form.id, `${path}.${part}`) ?? '';
      const label = textAt('label') || textAt('legend');
      if (node.kind !== 'field' || !label.endsWith('?') || textAt('summary') !== '') return [];
      const file = findTextFile(repository, form.id, path);
      return [{ ...locateNode(form, path), ...mistake('question-in-summary', { path, label, file }) }];
    });
});

export const unknownText: Check = checkEachWizard((form, { repository }) => {
  const catalogue = repository.texts.get(form.id);
  const needed = new Set(listNeededTexts(form, form.wizard).flatMap(({ anyOf }) => anyOf));
  const known = indexKnownPaths(form);
  return Object.keys(catalogue?.texts ?? {}).flatMap((key) => {
    if (needed.has(key) || belongsToSomething(key, form, known)) return [];
    return [
      {
        file: catalogue?.file ?? '',
        pointer: formatPointer(key),
        key: true,
        ...mistake('unknown-text', { key }),
        ...didYouMean(key, needed),
      },
    ];
  });
});

export const overlayOfNothing: Check = ({ repository }) =>
  listOverlayTexts(repository).flatMap(({ file, key, original, all }) =>
    original === undefined
      ? [
          {
            file,
            pointer: formatPointer(key),
            key: true,
            ...(key.includes(':')
              ? { ...mistake('overlay-of-nothing', { key }), ...didYouMean(key, all) }
              : mistake('overlay-of-nothing.owner', { key })),
          },
        ]
      : [],
  );

export const overlayParameters: Check = ({ repository }) =>
  listOverlayTexts(repository).flatMap(({ file, key, text, original }) => {
    if (original === undefined) return [];
    const possible = new Set([...listCommonParameters(repository), ...listOverlayParameters(original)]);
    const surplus = listOverlayParameters(text).filter((name) => !possible.has(name));
    return surplus.map((name) => ({
      file,
      pointer: formatPointer(key),
      ...mistake('overlay-parameters', { name: `{${name}}` }),
      ...didYouMean(name, possible),
    }));
  });

/** Lists the texts of brands with the common texts that they replace. */
export function listOverlayTexts(repository: Repository) {
  const all = [...repository.texts.values()].flatMap(({ namespace, texts }) =>
    Object.keys(texts).map((key) => `${namespace}:${key}`),
  );
  return repository.brands.flatMap(({ overlay }) =>
    Object.entries(overlay?.texts ?? {}).map(([key, text]) => {
      const [namespace = '', name = ''] = key.split(':', 2);
      return {
        file: overlay?.file ?? '',
        key,
        text,
        all,
        original: repository.texts.get(namespace)?.texts[name],
      };
    }),
  );
}

/** Parameters of every text that the page fills: brand, contact, and the sentence about answers that are still there. */
export const pageParameters: readonly string[] = ['brand', 'thanks', 'phone', 'email', 'answersKept'];

/** Returns the parameters that every text may name: those of the page, and settings. */
export function listCommonParameters({ shared }: Repository): readonly string[] {
  return [...pageParameters, ...Object.keys(settingWords(shared.settings))];
}

/** Collects the parameters in braces of all texts. */
export function collectParameters({ texts }: Repository): ReadonlySet<string> {
  return new Set(
    [...texts.values()].flatMap((one) => Object.values(one.texts).flatMap(listOverlayParameters)),
  );
}

export function listOverlayParameters(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
