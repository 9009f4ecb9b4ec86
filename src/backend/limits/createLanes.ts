import { createQueue, type QueueLimits } from './createQueue.ts';

/** Runs work in the queue of its key, so that the work of one key never waits for that of another. */
export type Lanes = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates queues by key, each of which exists while it has work. Throws `Unavailable` when too many pieces of a key are waiting. */
export function createLanes(limits: QueueLimits): Lanes {
  const lanes = new Map<string, ReturnType<typeof createQueue>>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? createQueue(limits);
    lanes.set(key, lane);
    try {
      return await lane(work);
    } finally {
      const { running, waiting } = lane.load();
      if (running + waiting === 0) lanes.delete(key);
    }
  };
}
