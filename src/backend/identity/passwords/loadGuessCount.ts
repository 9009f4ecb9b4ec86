import { settings } from '../../settings/settings.ts';
import { spellUmlauts } from './spellUmlauts.ts';

/** Estimates how many guesses a password withstands, and which share of its characters are words, dates, rows of keys or repeats. */
export type GuessCount = (
  password: string,
  personalWords: readonly string[],
) => { readonly guesses: number; readonly knownShare: number };

const { scoredCharacters, substitutionsTried } = settings.identity.passwordScore;

let loaded: Promise<GuessCount> | undefined;

/**
 * Loads the German and English dictionaries, the breached passwords and the keyboards of zxcvbn once for the process. Loading takes half a
 * second of the main thread, so that a server loads them before it takes requests.
 */
export function loadGuessCount(): Promise<GuessCount> {
  loaded ??= createGuessCount();
  return loaded;
}

async function createGuessCount(): Promise<GuessCount> {
  const [{ ZxcvbnFactory }, common, { default: german }, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const germanWords = Object.values(german.dictionary).flat().map(String);
  const estimator = new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...german.dictionary,
      ...english.dictionary,
      'spelled-umlauts': germanWords.filter((word) => spellUmlauts(word) !== word).map(spellUmlauts),
    },
    graphs: common.adjacencyGraphs,
    maxLength: scoredCharacters,
    l33tMaxSubstitutions: substitutionsTried,
  });
  return (password, personalWords) => {
    // More characters only add guesses, so that the beginning of a long password decides at a bounded cost.
    const scored = password.normalize('NFKC').slice(0, scoredCharacters);
    const { guesses, sequence } = estimator.check(scored, [...personalWords]);
    const known = sequence.filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator');
    const knownLength = known.reduce((length, { token }) => length + token.length, 0);
    return { guesses, knownShare: knownLength / scored.length };
  };
}
