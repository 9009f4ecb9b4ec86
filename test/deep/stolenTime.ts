import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A second with a larger stolen share is left out, because it measures the machine instead of the server. */
const most = 0.05;

/** Moments in milliseconds, by `performance.now()`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Records the processor time that the host of a virtual machine gave to others, second by second (steal of `/proc/stat`). Other systems
 * report none.
 */
export function watchStolenTime(until: number): { readonly touches: (span: Span) => boolean } {
  const taken: Span[] = [];
  void (async () => {
    let before = processorTimes();
    while (before !== null && Date.now() < until) {
      const from = performance.now();
      await wait(1_000);
      const after = processorTimes();
      if (after === null) return;
      const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
      // Delayed work is done in the next second.
      if (share > most) taken.push({ from, to: performance.now() + 1_000 });
      before = after;
    }
  })();
  return { touches: ({ from, to }) => taken.some((part) => from < part.to && to > part.from) };
}

/** Returns all processor time and the stolen part of it, in ticks since the boot; null on other systems than Linux. */
function processorTimes(): { readonly all: number; readonly stolen: number } | null {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/).map(Number) ?? [];
    const times = fields.slice(0, 8);
    return { all: times.reduce((sum, ticks) => sum + ticks, 0), stolen: times[7] ?? 0 };
  } catch {
    return null;
  }
}
