import { berlinTime } from '../../domain/berlinTime.ts';

/** The server's time, as its answers tell it; until the first one, the clock of the device. */
export interface ServerClock {
  readonly now: () => Date;
  /** The server's day in Europe/Berlin, `yyyy-mm-dd`. */
  readonly today: () => string;
  readonly heard: (response: Response) => void;
}

export function createServerClock(now: () => number): ServerClock {
  let ahead = 0;
  const serverNow = (): Date => new Date(now() + ahead);
  return {
    now: serverNow,
    today: () => berlinTime(serverNow()).day,
    heard: (response) => {
      const told = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(told)) ahead = told - now();
    },
  };
}
