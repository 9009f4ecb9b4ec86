import type { Repository } from '../../definitions/index.ts';

/** First text of the keys, form before shared; null when there is none. */
export type TextOf = (...keys: readonly string[]) => string | null;

const sharedAreas = ['shared', 'messages'];

export function textsOfForm({ texts }: Repository, form: string): TextOf {
  return (...keys) => {
    for (const key of keys) {
      const [area, name] = key.includes(':') ? key.split(':', 2) : [null, key];
      const namespaces = area === null || area === undefined ? [form, ...sharedAreas] : [area];
      for (const namespace of namespaces) {
        const text = texts.get(namespace)?.texts[name ?? ''];
        if (text !== undefined) return text;
      }
    }
    return null;
  };
}
