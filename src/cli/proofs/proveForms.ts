import { availableParallelism } from 'node:os';
import { listFilesOfForm, type Repository } from '../../definitions/disk.ts';
import { findProgram } from '../kept/findProgram.ts';
import { digestTexts, keepResult } from '../kept/keepResult.ts';
import { type ProofLimits, type ProofRun, runProof } from '../runProof.ts';
import { showProgress } from '../showProgress.ts';
import { createProofThreads, type ProofThreads } from './createProofThreads.ts';

/**
 * Proves forms in the given order, those with mistakes left out. Several forms are proven side by side, and a form whose files are as they
 * were keeps its proof. `limits.today` must be given: a kept proof is one of that day.
 */
export async function proveForms(
  repository: Repository,
  ids: readonly string[],
  brands: readonly string[],
  limits: ProofLimits & { readonly today: string },
): Promise<readonly ProofRun[]> {
  const program = findProgram();
  const texts = new Map([...repository.files].map(([path, { text }]) => [path, text]));
  const threads: ProofThreads =
    program === null || ids.length < 2
      ? { prove: (id) => runProof(id, repository, brands, limits), close: () => Promise.resolve() }
      : createProofThreads(program.main, { texts, brands, limits }, availableParallelism());
  let done = 0;
  const proveOne = async (id: string) => {
    const files = listFilesOfForm(repository, id).flatMap(({ path, text }) => [path, text]);
    const settings = JSON.stringify([program?.stamp, process.version, id, brands, limits]);
    const key = program && digestTexts(['proof', settings, ...files]);
    const run = await keepResult(key, () => threads.prove(id));
    showProgress(done, ids.length, id);
    done += 1;
    return [id, run] as const;
  };
  try {
    // A long form that comes last would leave all threads but one without work.
    const longestFirst = ids.toSorted(
      (left, right) => measure(repository, right) - measure(repository, left),
    );
    const proven = new Map(await Promise.all(longestFirst.map(proveOne)));
    return ids.flatMap((id) => proven.get(id) ?? []);
  } finally {
    await threads.close();
  }
}

/** Returns the length of a form's rules, which is a guess at the length of its proof. */
function measure({ files }: Repository, id: string): number {
  return files.get(`rules/${id}.json`)?.text.length ?? 0;
}
