import type { Repository } from '../../definitions/index.ts';
import { settingWords, withSettings } from '../../engine/index.ts';

/**
 * Returns the text of the first key that has one, with settings filled in; null when no key has a text. A text of the form comes before a
 * shared text.
 */
export type TextLookup = (...keys: readonly string[]) => string | null;

const sharedAreas = ['shared', 'messages'];

export function createTextLookup(
  { texts, shared }: Pick<Repository, 'texts' | 'shared'>,
  form: string,
): TextLookup {
  const words = settingWords(shared.settings);
  return (...keys) => {
    for (const key of keys) {
      const [area, name] = key.includes(':') ? key.split(':', 2) : [null, key];
      const namespaces = area === null || area === undefined ? [form, ...sharedAreas] : [area];
      for (const namespace of namespaces) {
        const text = texts.get(namespace)?.texts[name ?? ''];
        if (text !== undefined) return withSettings(text, words);
      }
    }
    return null;
  };
}
