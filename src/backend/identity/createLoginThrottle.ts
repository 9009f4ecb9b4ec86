export interface LoginThrottle {
  /** Counts an attempt. Milliseconds to wait when there were too many; the password must not be looked at then. */
  readonly attempt: (login: string, address: string) => number | null;
  /** The attempt was right: what it counted is forgotten. */
  readonly succeeded: (login: string, address: string) => void;
}

interface Counter {
  count: number;
  /** When it starts again at nothing. */
  readonly until: number;
}

const windowLength = 15 * 60_000;
const mostCounters = 20_000;

/**
 * Slows guessing: five attempts in 15 minutes for a login from one address, 20 for a login from anywhere, 100 from one address.
 * Kept in memory: a restart forgets, and each process counts for itself.
 */
export function createLoginThrottle(now: () => number): LoginThrottle {
  const counters = new Map<string, Counter>();
  const limitsOf = (login: string, address: string) =>
    [
      [`both ${address} ${login}`, 5],
      [`login ${login}`, 20],
      [`address ${address}`, 100],
    ] as const;

  function counterOf(key: string): Counter {
    const known = counters.get(key);
    if (known && known.until > now()) return known;
    const fresh = { count: 0, until: now() + windowLength };
    counters.delete(key);
    counters.set(key, fresh);
    return fresh;
  }

  return {
    attempt(login, address) {
      const limits = limitsOf(login, address).map(([key, limit]) => ({ counter: counterOf(key), limit }));
      const full = limits.filter(({ counter, limit }) => counter.count >= limit);
      if (full.length > 0) return Math.max(...full.map(({ counter }) => counter.until)) - now();
      for (const { counter } of limits) counter.count += 1;
      for (const key of counters.keys()) {
        if (counters.size <= mostCounters) break;
        counters.delete(key);
      }
      return null;
    },
    succeeded(login, address) {
      const [both, ofLogin, ofAddress] = limitsOf(login, address);
      counters.delete(both[0]);
      counters.delete(ofLogin[0]);
      const counter = counters.get(ofAddress[0]);
      if (counter) counter.count = Math.max(0, counter.count - 1);
    },
  };
}
