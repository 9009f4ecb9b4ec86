import { listKeysAt, setMember } from './editJson.ts';
import type { QuestionTexts } from './QuestionTexts.ts';

/** Adds texts of a form behind the last key that begins as `behind` does; otherwise at the end. */
export function insertTexts(
  texts: QuestionTexts,
  form: string,
  words: readonly (readonly [key: string, text: string])[],
  behind: string,
): ReadonlyMap<string, string> {
  const file = `schemas/${form}/texts.de.json`;
  const before = texts.get(file) ?? '';
  const last = listKeysAt(before, []).findLastIndex((key) => key.startsWith(behind));
  const after = words.reduce(
    (text, [key, said], count) =>
      setMember(text, [key], said, (keys) => (last === -1 ? keys.length : last + 1 + count)),
    before,
  );
  return after === before ? new Map() : new Map([[file, after]]);
}

/** Removes the texts of a form, and those of brands in their place. */
export function removeTexts(
  texts: QuestionTexts,
  form: string,
  isGone: (key: string) => boolean,
): ReadonlyMap<string, string> {
  const own = `schemas/${form}/texts.de.json`;
  return new Map(
    [...texts].flatMap(([file, before]) => {
      if (file !== own && !/^brands\/[^/]+\/texts\.de\.json$/.test(file)) return [];
      const prefix = file === own ? '' : `${form}:`;
      const gone = listKeysAt(before, []).filter(
        (key) => key.startsWith(prefix) && isGone(key.slice(prefix.length)),
      );
      return gone.length === 0
        ? []
        : [[file, gone.reduce((text, key) => setMember(text, [key], undefined), before)] as const];
    }),
  );
}
