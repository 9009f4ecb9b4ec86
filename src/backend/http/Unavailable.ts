/**
 * What was asked cannot be done now and had no effect; asked again after `retryAfter` seconds it may work. `reason` is a code for the
 * log and never contains a value.
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
