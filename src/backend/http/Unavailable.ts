/**
 * Thrown when a request cannot be answered now and had no effect; it may work after `retryAfter` seconds. `reason` is a code for the log
 * and never contains a value.
 */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
  readonly reason: string;
  readonly retryAfter: number;

  constructor(reason: string, retryAfter: number, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
