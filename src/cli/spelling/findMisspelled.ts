import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asRecord } from '../../plain/isRecord.ts';

/** The answers of the dictionary by word: null for a right word, suggestions for others. */
type Judgements = Readonly<Record<string, readonly string[] | null>>;

const mostSuggestions = 3;

/**
 * Returns the words that the German dictionary does not know, with what may be meant. Words are remembered on disk, so that the dictionary,
 * which takes half a second, is loaded only for a word that was never seen.
 */
export async function findMisspelled(
  words: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = readJudgements();
  const fresh = [...words].filter((word) => !Object.hasOwn(known, word));
  const judgements = fresh.length > 0 ? { ...known, ...(await judgeWords(fresh)) } : known;
  if (fresh.length > 0) writeJudgements(judgements);
  return new Map(
    [...words].flatMap((word) => {
      const meant = judgements[word] ?? null;
      return meant === null ? [] : [[word, meant] as const];
    }),
  );
}

/** Loaded when needed, because both packages are development dependencies. */
async function judgeWords(words: readonly string[]): Promise<Judgements> {
  const { createHunspellFromFiles } = await import('hunspell-wasm');
  const dictionary = findDictionary();
  const speller = await createHunspellFromFiles(join(dictionary, 'index.aff'), join(dictionary, 'index.dic'));
  const judged = words.map((word) => {
    const meant = speller.testSpelling(word) ? null : speller.getSpellingSuggestions(word);
    return [word, meant?.slice(0, mostSuggestions) ?? null] as const;
  });
  speller.dispose();
  return Object.fromEntries(judged);
}

/** Returns the folder of the dictionary. */
function findDictionary(): string {
  return dirname(createRequire(import.meta.url).resolve('dictionary-de'));
}

/** Another version of the dictionary has a memory of its own. */
function findMemory(): string {
  const dictionary = findDictionary();
  const { version } = asRecord(JSON.parse(readFileSync(join(dictionary, 'package.json'), 'utf8')));
  return join(dictionary, '..', '.cache', 'forms', `words-${String(version)}.json`);
}

function readJudgements(): Judgements {
  try {
    return JSON.parse(readFileSync(findMemory(), 'utf8')) as Judgements;
  } catch {
    return {};
  }
}

/** Writes the file in one go, because several commands may run at once. */
function writeJudgements(judgements: Judgements): void {
  const memory = findMemory();
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(`${memory}.${process.pid}`, JSON.stringify(judgements));
  renameSync(`${memory}.${process.pid}`, memory);
}
