import { Unavailable } from '../http/Unavailable.ts';
import { settings } from '../settings/settings.ts';

export interface QueueLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Runs slow work in order of arrival, a few pieces at once. Throws `Unavailable` when too many pieces are waiting. */
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
      // The end of a piece of work starts the next one directly, so that no later call overtakes it.
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
