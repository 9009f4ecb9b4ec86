/** A limit on how often an action is allowed. A use beyond it is refused with the time until the next one. */
export interface Limit {
  /** The number of uses allowed in one window. */
  readonly most: number;
  readonly unit: 'request' | 'guess' | 'mail' | 'file';
  /** Seconds from the first use on; `day` lasts until midnight in Berlin. */
  readonly window: number | 'day';
  /**
   * The subject that is counted, always the cause of the cost. A network is an IPv4 address, or 64 bits of IPv6; a session is that of an
   * account; a browser is one in which the login has signed in before. Wider subjects have a multiple of the limit (`listSubjects.ts`).
   */
  readonly key:
    | 'network'
    | 'network and login'
    | 'login'
    | 'browser and login'
    | 'session'
    | 'account'
    | 'address';
  /** `process`: each process counts by itself. `database`: all processes count together, beyond a restart. */
  readonly place: Place;
  readonly reason: string;
}

export type Place = 'process' | 'database';
