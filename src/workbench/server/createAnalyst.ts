import { Worker } from 'node:worker_threads';
import type { AnalysisKind, AnalysisResult } from '../model/WorkbenchApi.ts';
import { say } from './messages.ts';
import type { AnalysisJob } from './runAnalysis.ts';

/** Runs analyses in threads, one thread a kind, so that a long proof delays no other light. */
export interface Analyst {
  /** Asks for a result. A request for the same form and kind that still runs is ended: its answer would be old. */
  readonly ask: (kind: AnalysisKind, form: string | null) => void;
  readonly results: () => readonly AnalysisResult[];
  readonly close: () => Promise<void>;
}

interface AnalystOptions {
  /** The file that a thread runs. */
  readonly program: URL;
  readonly root: string;
  readonly listForms: () => readonly string[];
  readonly tell: (result: AnalysisResult) => void;
}

/** A message of a thread: the answers to a job. */
export interface AnalysisMessage {
  readonly number: number;
  readonly answers: readonly Omit<AnalysisResult, 'number'>[];
}

interface Desk {
  worker: Worker | null;
  current: AnalysisJob | null;
  waiting: AnalysisJob[];
}

/** Creates the threads when they are first needed. A thread that crashes is said in the light of its job, and the next job starts another. */
export function createAnalyst({ program, root, listForms, tell }: AnalystOptions): Analyst {
  const results = new Map<string, AnalysisResult>();
  const desks = new Map<AnalysisKind, Desk>();
  let count = 0;

  /** Keeps a result unless a newer request was made meanwhile. */
  function keep(result: AnalysisResult): void {
    const key = `${result.kind} ${result.form}`;
    if ((results.get(key)?.number ?? 0) > result.number) return;
    results.set(key, result);
    tell(result);
  }

  function sayOf(job: AnalysisJob, state: 'working' | 'crashed', summary: string): void {
    for (const form of job.form === null ? listForms() : [job.form])
      keep({ form, kind: job.kind, number: job.number, state, summary, findings: [] });
  }

  function start(desk: Desk, kind: AnalysisKind): Worker {
    const worker = new Worker(program, { workerData: { root } });
    worker.on('message', ({ number, answers }: AnalysisMessage) => {
      for (const answer of answers) keep({ ...answer, number });
      if (desk.current?.number === number) finish(desk, kind);
    });
    worker.on('error', (error) => {
      if (desk.worker !== worker) return;
      desk.worker = null;
      if (desk.current) sayOf(desk.current, 'crashed', say('crashed', { why: error.message }));
      finish(desk, kind);
    });
    worker.unref();
    return worker;
  }

  function finish(desk: Desk, kind: AnalysisKind): void {
    desk.current = desk.waiting.shift() ?? null;
    if (desk.current === null) return;
    desk.worker ??= start(desk, kind);
    desk.worker.postMessage(desk.current);
  }

  return {
    ask(kind, form) {
      const desk = desks.get(kind) ?? { worker: null, current: null, waiting: [] };
      desks.set(kind, desk);
      count += 1;
      const job = { number: count, kind, form };
      sayOf(job, 'working', '');
      desk.waiting = [...desk.waiting.filter((other) => other.form !== form), job];
      const isOld = desk.current !== null && desk.current.form === form;
      if (isOld && kind !== 'definitions') {
        const { worker } = desk;
        desk.worker = null;
        void worker?.terminate();
        desk.current = null;
      }
      if (desk.current === null) finish(desk, kind);
    },
    results: () => [...results.values()],
    async close() {
      for (const { worker } of desks.values()) await worker?.terminate();
    },
  };
}
