import type { WordEntry } from '../../model/edits/EditApi.ts';
import type { FormAnswer, StartAnswer } from '../../model/WorkbenchApi.ts';

/** Areas of texts that forms read when they have no such text themselves. */
const commonAreas = ['shared', 'messages'] as const;

/** Finds the text of a message: `<area>:<key>`, or a key of the form or of what all forms share; the first key that has one. */
export function findWord(
  { form, words }: FormAnswer,
  { texts }: Pick<StartAnswer, 'texts'>,
  ...names: readonly string[]
): WordEntry | null {
  for (const name of names) {
    const [area, key] = name.includes(':') ? name.split(':', 2) : [null, name];
    const own = area === null || area === form.id ? words.find((one) => one.key === key) : undefined;
    if (own) return own;
    for (const shared of area === null || area === undefined ? commonAreas : [area]) {
      const text = texts[shared]?.[key ?? ''];
      if (text === undefined) continue;
      const file = `schemas/_shared/texts/${shared}.de.json`;
      return { area: shared, key: key ?? '', text, file, isShared: true };
    }
  }
  return null;
}
