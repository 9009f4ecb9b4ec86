import { settings } from '../settings/settings.ts';
import type { LimitName } from './limits.ts';
import type { CounterName, Counters } from './spend.ts';

/** The counts of one limit, which all start anew at the same time. */
interface Generation {
  readonly until: Date;
  readonly counts: Map<string, number>;
}

/** New keys share this one when there are too many counts, so that a flood of keys neither fills the memory nor resets a limit. */
const everyoneElse = '';

/** Creates counters in the memory of this process. */
export function createProcessCounters(): Counters<'process'> {
  const generations = new Map<LimitName, Generation>();

  const slotOf = ({ limit, key }: CounterName) => {
    const counts = generations.get(limit)?.counts ?? new Map<string, number>();
    const hasRoom = counts.has(key) || counts.size < settings.http.countersPerLimit;
    return { counts, key: hasRoom ? key : everyoneElse };
  };

  return {
    place: 'process',
    async open(names, now) {
      return names.map((name) => {
        const known = generations.get(name.limit);
        const isOver = known === undefined || known.until <= now;
        const generation = isOver ? { until: name.until, counts: new Map<string, number>() } : known;
        generations.set(name.limit, generation);
        const { counts, key } = slotOf(name);
        return { ...name, count: counts.get(key) ?? 0, until: generation.until };
      });
    },
    async add(names, amount) {
      for (const name of names) {
        const { counts, key } = slotOf(name);
        counts.set(key, Math.max(0, (counts.get(key) ?? 0) + amount));
      }
    },
    async remove(names) {
      for (const name of names) {
        const { counts, key } = slotOf(name);
        counts.delete(key);
      }
    },
  };
}
