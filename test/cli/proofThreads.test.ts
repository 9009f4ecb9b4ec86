import { afterEach, describe, expect, it } from 'vitest';
import { createProofThreads, type ProofThreads } from '../../src/cli/proofs/createProofThreads.ts';

/** A thread that answers with its own number and the form, and crashes when it is told to. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId, workerData } from 'node:worker_threads';
    parentPort.on('message', (form) => {
      if (form === 'crash') throw new Error('out of memory');
      parentPort.postMessage({ form, brands: workerData.brands, threadId });
    });
  `)}`,
);
const task = { texts: new Map(), brands: ['one'], limits: { budget: 1, today: null } };

let threads: ProofThreads | null = null;
afterEach(() => threads?.close());

describe('createProofThreads', () => {
  it('answers for each form with the task of the threads, by no more threads than asked for', async () => {
    const some = (threads = createProofThreads(program, task, 2));
    const forms = ['a', 'b', 'c', 'd', 'e'];
    const runs = await Promise.all(forms.map((form) => some.prove(form)));
    expect(runs).toMatchObject(forms.map((form) => ({ form, brands: ['one'] })));
    const ids = runs.map((run) => (run === null ? null : Reflect.get(run, 'threadId')));
    expect(new Set(ids).size).toBe(2);
  });

  it('rejects when its thread crashes', async () => {
    threads = createProofThreads(program, task, 1);
    await expect(threads.prove('crash')).rejects.toThrow('out of memory');
  });
});
