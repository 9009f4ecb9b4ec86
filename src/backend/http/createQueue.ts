import { Unavailable } from './Unavailable.ts';

export interface QueueLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Runs slow work, so much of it at once, in the order in which it came. Who finds too many waiting is told to come back. */
export interface Queue {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  readonly load: () => QueueLoad;
}

export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
}

export function createQueue({ atOnce, mostWaiting }: QueueLimits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Unavailable('BUSY', 2);
      // Whoever ends hands its place on, so that nobody can step in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return Object.assign(run, { load: () => ({ running, waiting: waiting.length }) });
}
