import type { Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check } from '../LintSubject.ts';
import { listTextFiles } from './checkEachText.ts';

/** Keys of messages that one place shows by a code. The errors of a question are compared with each other by `same-text`. */
const messageKey = /^((?:.*[.:])?(?:lock|notice|stuck|refused|success)|(?:\w+[.:])?error)\.[\w-]+$/u;
/** Keys of titles of dialogs and end pages, below which a text may stand. */
const titleKey = /^((?:.*[.:])?(?:dialog|done))\.[\w-]+\.title$/u;

/** Finds messages of one place that read the same for two codes: two outcomes, reasons of a lock, dialogs, end pages. */
export const sameMessage: Check = ({ repository }) =>
  listTextFiles(repository).flatMap(({ file, texts }) => {
    const first = new Map<string, string>();
    return Object.entries(texts).flatMap(([key, text]): readonly Problem[] => {
      const said = readMessage(texts, key);
      if (said === null) return [];
      const other = first.get(said);
      if (other !== undefined)
        return [{ file, pointer: formatPointer(key), ...mistake('same-message', { text, key: other }) }];
      first.set(said, key);
      return [];
    });
  });

/** Returns the place of a message with its words; null for another text. */
function readMessage(texts: Readonly<Record<string, string>>, key: string): string | null {
  const text = texts[key] ?? '';
  const [, place] = messageKey.exec(key) ?? [];
  if (place !== undefined) return `${place} ${text.toLowerCase()}`;
  const [, kind] = titleKey.exec(key) ?? [];
  if (kind === undefined) return null;
  const below = texts[key.replace(/title$/, 'text')] ?? '';
  return `${kind} ${text.toLowerCase()} ${below.toLowerCase()}`;
}
