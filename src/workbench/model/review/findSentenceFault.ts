/** The mistakes for which the hook of commits refuses a sentence. */
export type SentenceFault = 'empty' | 'long' | 'small' | 'stop';

/** The characters that a list of versions shows in one line. */
export const longestSentence = 72;

/** Finds the mistake in the sentence of a version; null: none. */
export function findSentenceFault(sentence: string): SentenceFault | null {
  const text = sentence.trim();
  if (text === '') return 'empty';
  if (text.length > longestSentence) return 'long';
  if (!/^[A-Z`"]/.test(text)) return 'small';
  return text.endsWith('.') ? 'stop' : null;
}
