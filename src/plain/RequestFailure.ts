/** A request that brought nothing usable. */
export class RequestFailure extends Error {
  /** The HTTP status of the answer; null without an answer. */
  readonly status: number | null;

  constructor(request: string, status: number | null) {
    super(`No answer to ${request}`);
    this.status = status;
  }
}

/** Statuses that the same request gets again: it is forbidden, or what it asks for does not exist. */
const finalStatuses: readonly number[] = [403, 404, 410];

/** Tells whether a server refuses a request for good. @public */
export function isFinalStatus(status: number): boolean {
  return finalStatuses.includes(status);
}

/** Tells whether what failed may succeed when it is tried again: without an answer, after an error of the server, later. */
export function canTryAgain(error: unknown): boolean {
  return !(error instanceof RequestFailure && error.status !== null && isFinalStatus(error.status));
}
