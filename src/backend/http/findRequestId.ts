import { randomUUID } from 'node:crypto';

/** Ids have letters, digits and hyphens only, so that a sender can put no other text into the log. */
const shape = /^[A-Za-z0-9-]{8,64}$/;

/** Headers with the id of a request; the browser's takes precedence over the proxy's. */
const headers = ['x-correlation-id', 'x-request-id'] as const;

/** Returns the id of a request in log and response: the sender's if it has the form of an id, otherwise a new one. */
export function findRequestId(header: (name: string) => string | undefined): string {
  const names = headers.map((name) => header(name) ?? '');
  return names.find((name) => shape.test(name)) ?? randomUUID();
}
