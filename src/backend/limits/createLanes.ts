import { createQueue, type QueueLimits } from './createQueue.ts';

export interface LaneLimits extends QueueLimits {
  /** The pieces of a lane that run one after the other without a rest: more than a page begins with. Without it no piece rests. */
  readonly restAfter?: number;
  /** True when pieces also rest while none waits behind them: for answers that cost more to send than to make. */
  readonly restsAlone?: boolean;
}

/** Milliseconds without work after which a lane is forgotten. */
const forgottenAfter = 1_000;

/** How many times as long as its last piece of work a busy lane rests, so that others have most of the time of the processor. */
const restFactor = 3;

/** Milliseconds of the longest rest: a client that sends its body slowly holds no place for long. */
const mostRest = 1_000;

const rest = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Runs work in the queue of its key, so that the work of one key never waits for that of another. */
export type Lanes = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates queues by key, each of which exists while it has work and a moment longer. Throws `Unavailable` when too many pieces of a key are
 * waiting. While others wait behind them, the later pieces of a queue are followed by a rest.
 */
export function createLanes(limits: LaneLimits): Lanes {
  const { restAfter = Infinity, restsAlone = false } = limits;
  const lanes = new Map<string, { readonly queue: ReturnType<typeof createQueue>; pieces: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { queue: createQueue(limits), pieces: 0 };
    lanes.set(key, lane);
    const { queue } = lane;
    try {
      return await queue(async () => {
        const begin = performance.now();
        try {
          return await work();
        } finally {
          lane.pieces += 1;
          if (lane.pieces > restAfter && (restsAlone || queue.load().waiting > 0))
            await rest(Math.min(restFactor * (performance.now() - begin), mostRest));
        }
      });
    } finally {
      const { pieces } = lane;
      const forget = (): void => {
        const isIdle = lane.pieces === pieces && queue.load().running === 0;
        if (isIdle && lanes.get(key) === lane) lanes.delete(key);
      };
      setTimeout(forget, forgottenAfter).unref();
    }
  };
}
