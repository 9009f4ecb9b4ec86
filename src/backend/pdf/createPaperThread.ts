import { Worker } from 'node:worker_threads';
import type { drawPaper } from './drawPaper.ts';
import type { DrawnPaper, PaperOrder } from './paperThread.ts';

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a function that draws papers in a thread of its own, so that requests do not wait for them. The thread starts with the first paper
 * and keeps no process alive. When it ends, its papers fail, and the next one starts another thread.
 */
export function createPaperThread(file: string): typeof drawPaper {
  let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | null = null;
  let last = 0;

  function start() {
    const worker = new Worker(new URL(file));
    const waiting = new Map<number, Waiting>();
    const fail = (error: Error) => {
      if (thread?.worker === worker) thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', ({ id, drawn }: DrawnPaper) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (drawn instanceof Uint8Array) resolve?.(drawn);
      else reject?.(new Error(drawn));
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread that draws papers has ended.')));
    worker.unref();
    return { worker, waiting };
  }

  return (paper, mark) => {
    const { worker, waiting } = (thread ??= start());
    last += 1;
    const order: PaperOrder = { id: last, paper, mark };
    return new Promise((resolve, reject) => {
      waiting.set(order.id, { resolve, reject });
      worker.postMessage(order);
    });
  };
}
