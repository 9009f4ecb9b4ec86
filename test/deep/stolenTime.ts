import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** More than this part of a second gone says more about the machine than about the server. */
const most = 0.05;

/** Moments in milliseconds, by `performance.now()`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Watches how much processor time the host of a virtual machine gave to others, second by second (steal of `/proc/stat`). Where that is
 * not told, nothing counts as taken.
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
      // What waited is done in the second that follows.
      if (share > most) taken.push({ from, to: performance.now() + 1_000 });
      before = after;
    }
  })();
  return { touches: ({ from, to }) => taken.some((part) => from < part.to && to > part.from) };
}

/** All processor time and what of it the host took, in ticks since the start; null on other systems than Linux. */
function processorTimes(): { readonly all: number; readonly stolen: number } | null {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/).map(Number) ?? [];
    const times = fields.slice(0, 8);
    return { all: times.reduce((sum, ticks) => sum + ticks, 0), stolen: times[7] ?? 0 };
  } catch {
    return null;
  }
}
