import { Worker } from 'node:worker_threads';
import type { TypedText } from '../../../analysis/index.ts';
import { say } from '../messages.ts';

/** A typed text for the thread of words. `version` counts the changes of files, so that the thread reads them again only after one. */
export interface WordJob {
  readonly number: number;
  readonly version: number;
  readonly typed: TypedText;
}

export interface WordMessage {
  readonly number: number;
  readonly findings: readonly string[];
}

interface Waiting {
  readonly resolve: (findings: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a thread what is wrong with a text that somebody types. Rejects with a sentence when the thread crashes; the next text starts another. */
export function createWordJudge(program: URL, root: string) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  function start(): Worker {
    const fresh = new Worker(program, { workerData: { root, task: 'words' } });
    fresh.on('message', ({ number, findings }: WordMessage) => {
      waiting.get(number)?.resolve(findings);
      waiting.delete(number);
    });
    fresh.on('error', (error) => {
      worker = null;
      for (const one of waiting.values()) one.reject(new Error(say('crashed', { why: error.message })));
      waiting.clear();
    });
    fresh.unref();
    return fresh;
  }

  return (typed: TypedText, version: number): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ number: count, version, typed } satisfies WordJob);
    });
}
