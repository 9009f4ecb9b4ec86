/** What the hook of commits refuses in a sentence. */
export type SentenceFault = 'empty' | 'long' | 'small' | 'stop';

/** The characters that a list of versions shows in one line. */
export const longestSentence = 72;

/** Finds what is wrong with the sentence of a version; null: nothing. */
export function findSentenceFault(sentence: string): SentenceFault | null {
  const text = sentence.trim();
  if (text === '') return 'empty';
  if (text.length > longestSentence) return 'long';
  if (!/^[A-Z`"]/.test(text)) return 'small';
  return text.endsWith('.') ? 'stop' : null;
}
