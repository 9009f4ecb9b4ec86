export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Seconds to wait before the next request under this key is allowed; null when it is allowed now. */
export type RateLimiter = (key: string) => number | null;

/** Counts requests per key in fixed windows, in this process. */
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
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= requests ? null : Math.max(1, Math.ceil((current + 1) * seconds - now));
  };
}
