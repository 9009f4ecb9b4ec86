import { networkOf } from './clientAddress.ts';

export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Seconds to wait before the next request under this key is allowed; null when it is allowed now. */
export type RateLimiter = (key: string) => number | null;

/** A counter takes some 100 bytes. When there are so many, those who come later share one. */
const mostCounters = 50_000;
const everybodyElse = '';

/** Counts requests per key in fixed windows, in this process. A key is an account or an address, which counts as its network. */
export function createRateLimiter({ requests, seconds }: RateLimit, clock: () => Date): RateLimiter {
  let window = 0;
  let counts = new Map<string, number>();

  return (key) => {
    const now = clock().getTime() / 1000;
    const current = Math.floor(now / seconds);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    const own = networkOf(key);
    const counter = counts.has(own) || counts.size < mostCounters ? own : everybodyElse;
    const count = (counts.get(counter) ?? 0) + 1;
    counts.set(counter, count);
    return count <= requests ? null : Math.max(1, Math.ceil((current + 1) * seconds - now));
  };
}
