import type { Repository } from '../../../definitions/index.ts';

export const wordsFile = 'schemas/_shared/words.json';

interface Words {
  /** Right words that no dictionary has. */
  readonly own: readonly string[];
  /** Words that nobody reads, with what is said instead. */
  readonly instead: Readonly<Record<string, string>>;
}

/** Reads the words of the product; a copy of the definitions without them has none. */
export function readWords({ files }: Repository): Words {
  return { own: [], instead: {}, ...(files.get(wordsFile)?.value as Partial<Words> | undefined) };
}
