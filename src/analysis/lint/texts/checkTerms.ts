import type { Mistake, Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check } from '../LintSubject.ts';
import { checkEachText, listWrittenTexts } from './checkEachText.ts';
import { listNeededTexts } from './needed/listNeededTexts.ts';
import {
  findCodeTerm,
  listNamesInSettings,
  listTermsOf,
  readTerms,
  type Term,
  termsFile,
} from './readTerms.ts';

/** Finds texts that say something else than their code, question or error means: swapped labels above all. */
export const wrongTerm: Check = (subject) => {
  const terms = readTerms(subject.repository);
  return checkEachText((text, key) =>
    listTermsOf(terms, key).flatMap((term) => explainMisfit('wrong-term', text, term)),
  )(subject);
};

/** Finds names in the settings, for example of lines, that say something else than their code means. */
export const misnamedSetting: Check = ({ repository }) =>
  listNamesInSettings(repository).flatMap(({ text, setting, code }) =>
    findCodeTerm(readTerms(repository), [setting], code)
      .flatMap((term) => explainMisfit('misnamed-setting', text, term))
      .map((says) => ({
        file: 'rules/_shared/settings.json',
        pointer: formatPointer(setting, 'value', code),
        ...says,
      })),
  );

/** Finds terms to which no text belongs, neither one that is written nor one that a form needs. */
export const unusedTerm: Check = (subject) => {
  const terms = readTerms(subject.repository);
  const keys = [
    ...listWrittenTexts(subject).map(({ key }) => key),
    ...subject.forms.flatMap((form) =>
      form.wizard ? listNeededTexts(form, form.wizard).flatMap(({ anyOf }) => anyOf) : [],
    ),
  ];
  const used = new Set(
    [
      ...keys.flatMap((key) => listTermsOf(terms, key)),
      ...listNamesInSettings(subject.repository).flatMap(({ setting, code }) =>
        findCodeTerm(terms, [setting], code),
      ),
    ].map(({ name }) => name),
  );
  return (['codes', 'fields', 'errors'] as const).flatMap((group) =>
    Object.keys(terms[group]).flatMap((name): readonly Problem[] => {
      if (used.has(`${group}.${name}`)) return [];
      const pointer = formatPointer(group, name);
      return [{ file: termsFile, pointer, key: true, ...mistake('unused-term', { name }) }];
    }),
  );
};

function explainMisfit(
  code: 'wrong-term' | 'misnamed-setting',
  text: string,
  { name, holds, not }: Term,
): readonly Mistake[] {
  const said = text.replaceAll(/\{\w+\}/g, ' ').toLowerCase();
  // A text that only shows a value has no words; the value is judged where it is written.
  if (!/[\p{L}\p{N}]/u.test(said)) return [];
  const has = (word: string) => said.includes(word.toLowerCase());
  const found = not.find(has);
  if (found !== undefined) return [mistake(`${code}.not`, { name, found, text })];
  return holds.some(has) ? [] : [mistake(code, { name, words: holds.join(', '), text })];
}
