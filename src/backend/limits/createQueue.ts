import { Unavailable } from '../http/Unavailable.ts';
import { settings } from '../settings/settings.ts';

export interface QueueLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Runs slow work, a part of it at once, in the order in which it came. Throws `Unavailable` when too much of it waits already. */
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
      if (waiting.length >= mostWaiting) throw new Unavailable('BUSY', settings.retryAfterSeconds.busy);
      // Work that ends hands its place on, so that no newcomer takes it first.
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
