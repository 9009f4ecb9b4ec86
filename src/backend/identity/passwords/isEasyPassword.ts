import { settings } from '../../settings/settings.ts';
import { loadGuessCount } from './loadGuessCount.ts';

const { leastGuesses, leastGuessesOfWords, wordShare } = settings.identity.passwordScore;

/** Returns true when a password is easy to guess: made of few words, dates, rows of keys, repeats or words about the person. */
export async function isEasyPassword(password: string, personalWords: readonly string[]): Promise<boolean> {
  const countGuesses = await loadGuessCount();
  const { guesses, knownShare } = countGuesses(password, personalWords);
  return guesses < (knownShare >= wordShare ? leastGuessesOfWords : leastGuesses);
}
