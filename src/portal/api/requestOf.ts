import type { Operation } from '../../protocol/index.ts';
import type { OperationInput } from './OperationInput.ts';

interface Sending {
  readonly origin: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

/** The HTTP request of a call. */
export function requestOf(
  operation: Operation,
  input: OperationInput,
  { origin, token, signal }: Sending,
): Request {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` });
  for (const [name, value] of filled(input.headers)) headers.set(name, String(value));
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
  if (input.as !== 'form' && !sendsNothing(input)) headers.set('content-type', 'application/json');

  return new Request(new URL(pathOf(operation, input), origin), {
    method: operation.method,
    headers,
    body: bodyOf(input),
    signal,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  });
}

function pathOf(operation: Operation, { path = {}, query }: OperationInput): string {
  const filledPath = operation.path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = path[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${operation.id} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(filled(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filledPath : `${filledPath}?${search}`;
}

/** A form says null where a call sends nothing; a GET with a body would be no request at all. */
function sendsNothing({ body }: OperationInput): boolean {
  return body === undefined || body === null;
}

function bodyOf(input: OperationInput): string | FormData | null {
  if (sendsNothing(input)) return null;
  const { as, body } = input;
  if (as !== 'form') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of filled(body as Readonly<Record<string, unknown>>)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function filled(values: Readonly<Record<string, unknown>> = {}): readonly [string, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
}
