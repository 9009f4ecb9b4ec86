import type { OptionsEdit } from './QuestionEdit.ts';
import { setMember } from './editJson.ts';
import { listKeysOf, type QuestionTexts } from './QuestionTexts.ts';
import { insertTexts, removeTexts } from './setTexts.ts';

/** Writes the options of a question: new ones with their words, and without the words of those that go. */
export function setOptions(
  texts: QuestionTexts,
  { form, path, was, to }: OptionsEdit,
): ReadonlyMap<string, string> {
  const file = `schemas/${form}/form.json`;
  const before = texts.get(file) ?? '';
  const codes = to.map(({ code }) => code);
  const gone = was.filter((code) => !codes.includes(code)).map((code) => `${path}.options.${code}`);
  const fresh = to.filter(({ code }) => !was.includes(code));
  const changed = new Map([
    [file, setMember(before, [...listKeysOf(before, path), 'enum'], codes)],
    ...removeTexts(texts, form, (key) => gone.includes(key)),
  ]);
  const words = fresh.map(({ code, text }) => [`${path}.options.${code}`, text] as const);
  const added = insertTexts(new Map([...texts, ...changed]), form, words, `${path}.options.`);
  return new Map([...changed, ...added]);
}
