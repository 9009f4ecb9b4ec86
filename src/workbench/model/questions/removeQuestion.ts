import type { RemoveEdit } from './QuestionEdit.ts';
import { listKeysAt, setMember } from './editJson.ts';
import { listKeysOf, type QuestionTexts } from './QuestionTexts.ts';
import { removeTexts } from './setTexts.ts';

/** Removes a question with its rules and its words. Compiling and lint find the places that still read or send it. */
export function removeQuestion(
  texts: QuestionTexts,
  { form, path }: RemoveEdit,
): ReadonlyMap<string, string> {
  const [file, rulesFile] = [`schemas/${form}/form.json`, `rules/${form}.json`];
  const before = texts.get(file) ?? '';
  const rules = texts.get(rulesFile) ?? '';
  const isOf = (key: string) => key === path || key.startsWith(`${path}.`);
  const own = listKeysAt(rules, ['fields']).filter(isOf);
  return new Map([
    [file, setMember(before, listKeysOf(before, path), undefined)],
    ...(own.length === 0
      ? []
      : [
          [rulesFile, own.reduce((text, key) => setMember(text, ['fields', key], undefined), rules)] as const,
        ]),
    ...removeTexts(texts, form, isOf),
  ]);
}
