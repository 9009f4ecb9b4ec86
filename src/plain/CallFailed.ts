/**
 * The meaning of a failure for the customer: the connection is lost, the service is out of order, another try may help (`passing`), or the
 * answer stays the same (`final`).
 */
export type FailureKind = 'offline' | 'unavailable' | 'passing' | 'final';

/** A call, or the content of a page, that did not come. */
export class CallFailed extends Error {
  readonly kind: FailureKind;

  constructor(operation: string, kind: FailureKind) {
    super(`No answer to ${operation}`);
    this.kind = kind;
  }
}

/** Returns the kind of a failure by the HTTP status of the response; null without a response. */
export function findFailureKind(status: number | null): FailureKind {
  if (status === null) return 'offline';
  if (status === 503) return 'unavailable';
  return isFinalStatus(status) ? 'final' : 'passing';
}

/** Statuses that the same request gets again: it is forbidden, or what it asks for does not exist. */
const finalStatuses: readonly number[] = [403, 404, 410];

/** Returns true when a server refuses a request for good. */
export function isFinalStatus(status: number): boolean {
  return finalStatuses.includes(status);
}
