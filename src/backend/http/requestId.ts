import { randomUUID } from 'node:crypto';

/** Letters, digits and hyphens, so that nothing but a made-up name fits in. */
const shape = /^[A-Za-z0-9-]{8,64}$/;

/** Names of a request, in the order in which they count: the browser's, the proxy's. */
const headers = ['x-correlation-id', 'x-request-id'] as const;

/** What a request is called in log and answer: as whoever sent it says, if that has the shape of a name, or by a new name. */
export function requestId(header: (name: string) => string | undefined): string {
  const names = headers.map((name) => header(name) ?? '');
  return names.find((name) => shape.test(name)) ?? randomUUID();
}
