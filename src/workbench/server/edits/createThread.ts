import { Worker } from 'node:worker_threads';
import { say } from '../messages.ts';

/** The work of threads that answer what a page asks while somebody edits. */
export type ThreadTask = 'words' | 'questions' | 'flows' | 'files' | 'review' | 'search';

export interface ThreadJob<Question> {
  readonly number: number;
  readonly question: Question;
}

export interface ThreadMessage<Answer> {
  readonly number: number;
  readonly answer: Answer;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a thread. A question rejects with a sentence when the thread crashes; the next one starts another. */
export function createThread<Question, Answer>(program: URL, root: string, task: ThreadTask) {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | null = null;
  let count = 0;

  function start(): Worker {
    const fresh = new Worker(program, { workerData: { root, task } });
    fresh.on('message', ({ number, answer }: ThreadMessage<Answer>) => {
      waiting.get(number)?.resolve(answer);
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

  function ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      worker ??= start();
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ number: count, question } satisfies ThreadJob<Question>);
    });
  }

  return {
    ask,
    /** Starts the thread before the first question, so that it has read everything by then. */
    begin(): void {
      worker ??= start();
    },
  };
}
