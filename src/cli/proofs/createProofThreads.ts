import { Worker } from 'node:worker_threads';
import type { ProofLimits, ProofRun } from '../runProof.ts';

/** The definitions that a thread reads, and how it proves. */
export interface ProofTask {
  /** All definitions by path, so that each thread proves the same ones. */
  readonly texts: ReadonlyMap<string, string>;
  readonly brands: readonly string[];
  readonly limits: ProofLimits;
}

/** Threads that prove forms. `prove` returns null for a form with mistakes, and rejects when its thread crashes. */
export interface ProofThreads {
  readonly prove: (form: string) => Promise<ProofRun | null>;
  readonly close: () => Promise<void>;
}

interface Job {
  readonly form: string;
  readonly resolve: (run: ProofRun | null) => void;
  readonly reject: (error: Error) => void;
}

/** Creates up to `most` threads, each when there is work for it. Forms are proven in the order in which they are asked for. */
export function createProofThreads(program: URL, task: ProofTask, most: number): ProofThreads {
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: Job[] = [];

  function start(): Worker {
    const worker = new Worker(program, { workerData: task });
    workers.add(worker);
    return worker;
  }

  function give(worker: Worker, { form, resolve, reject }: Job): void {
    worker.once('message', (run: ProofRun | null) => {
      worker.off('error', reject);
      resolve(run);
      const next = waiting.shift();
      if (next) give(worker, next);
      else idle.push(worker);
    });
    worker.once('error', reject);
    worker.postMessage(form);
  }

  return {
    prove: (form) =>
      new Promise((resolve, reject) => {
        const job = { form, resolve, reject };
        const worker = idle.pop() ?? (workers.size < most ? start() : null);
        if (worker) give(worker, job);
        else waiting.push(job);
      }),
    async close() {
      for (const worker of workers) await worker.terminate();
    },
  };
}
