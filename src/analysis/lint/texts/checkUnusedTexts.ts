import type { Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintForm, LintSubject, LintTools } from '../LintSubject.ts';
import { collectStrings } from '../shared/collectStrings.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';
import { listAllCodes } from './checkUnreadTexts.ts';
import { listPossibleErrors } from './needed/listErrorTexts.ts';

const collectValues = memoizePerObject((value: object): ReadonlySet<string> => collectStrings(value));

const collectKeys = memoizePerObject((value: object): ReadonlySet<string> => {
  const names = new Set<string>();
  visitKeys(value, names);
  return names;
});

/** Adds the keys at any depth. */
function visitKeys(value: unknown, names: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) Object.keys(value).forEach((key) => names.add(key));
  Object.values(value).forEach((part) => visitKeys(part, names));
}

/**
 * Finds texts of shared areas that neither a definition nor the program names. A template of the program reads those texts whose other part is
 * a name that the program or a definition knows.
 */
export const unusedText: Check = ({ repository, forms, tools }) => {
  const { textKeysInCode, namesInCode } = tools;
  // A form that cannot be read may name any text.
  const isWhole = forms.length === repository.forms.length && repository.problems.length === 0;
  if (!textKeysInCode || namesInCode === null || !isWhole) return [];
  const definitions = listDefinitions(repository);
  const written = definitions.map(collectValues);
  const names = [namesInCode, ...written, ...definitions.map(collectKeys)];
  const isName = (name: string) => names.some((one) => one.has(name));
  const templates = listTemplates(textKeysInCode);
  const codes = listErrorKeys(forms, tools);
  const isRead = (key: string) =>
    textKeysInCode.has(key) ||
    written.some((values) => values.has(key)) ||
    codes.has(key) ||
    (!key.startsWith('shared:error.') &&
      templates.some((template) =>
        template
          .exec(key)
          ?.slice(1)
          .every((filled) => filled.split('.').every(isName)),
      ));
  return [...repository.texts.values()]
    .filter(({ file }) => file.startsWith('schemas/_shared/texts/'))
    .flatMap(({ namespace, file, texts }) =>
      Object.entries(texts).flatMap(([key, text]): readonly Problem[] => {
        // An empty text is a finding of its own.
        if (text.trim() === '') return [];
        const single = key.replace(/_(?:zero|one|other)$/, '');
        const isError = namespace === 'shared' && key.startsWith('error.');
        const names = isError ? [] : [key, single];
        if ([...names, `${namespace}:${key}`, `${namespace}:${single}`].some(isRead)) return [];
        return [{ file, pointer: formatPointer(key), key: true, ...mistake('unused-text') }];
      }),
    );
};

/** Lists the errors of questions for which all forms share a text. */
function listErrorKeys(forms: readonly LintForm[], { controls }: LintTools): ReadonlySet<string> {
  const codes = forms.flatMap(({ wizard, ...form }) => (wizard ? listAllCodes({ ...form, wizard }) : []));
  return new Set([...codes, ...listPossibleErrors(controls)].map((code) => `shared:error.${code}`));
}

/** Lists the values of all files that hold no texts. */
function listDefinitions({ files }: LintSubject['repository']): readonly object[] {
  return [...files.values()].flatMap(({ path, value }) =>
    path.endsWith('.de.json') || path.includes('/_meta/') || value === null || typeof value !== 'object'
      ? []
      : [value],
  );
}

/** Reads templates as patterns; a name that ends with a dot begins a group that the program reads as a whole. */
const listTemplates = memoizePerObject((keys: ReadonlySet<string>): readonly RegExp[] =>
  [...keys]
    .filter((key) => key.includes('*') || /\w\.$/.test(key))
    .map((key) => {
      const pattern = key.replaceAll('.', '\\.').replaceAll('*', '([\\w.-]+)');
      return new RegExp(`^${pattern}${key.endsWith('.') ? '' : '$'}`);
    }),
);
