/** The server's time from the `date` header of its answers; the time of the device before the first answer. */
export interface ServerClock {
  readonly now: () => Date;
  readonly adjust: (response: Response) => void;
  /** Sets the clock to the server's time, in milliseconds. */
  readonly follow: (serverTime: number) => void;
}

export function createServerClock(now: () => number): ServerClock {
  let ahead = 0;
  const follow = (serverTime: number): void => {
    ahead = serverTime - now();
  };
  const getServerTime = (): Date => new Date(now() + ahead);
  return {
    now: getServerTime,
    adjust: (response) => {
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(serverTime)) follow(serverTime);
    },
    follow,
  };
}
