import { parentPort, workerData } from 'node:worker_threads';
import { readRepository } from '../../definitions/disk.ts';
import { runProof } from '../runProof.ts';
import type { ProofTask } from './createProofThreads.ts';

/** Proves, in a thread, each form whose id comes as a message, one after another. */
export function answerProofs(): void {
  // `createProofThreads` starts the thread with its task.
  const { texts, brands, limits } = workerData as ProofTask;
  const repository = readRepository(texts);
  let last = Promise.resolve();
  parentPort?.on('message', (form: string) => {
    last = last.then(async () => {
      parentPort?.postMessage(await runProof(form, repository, brands, limits));
    });
  });
}
