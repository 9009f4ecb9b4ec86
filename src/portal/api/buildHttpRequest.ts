import type { ClientOperation } from '../../protocol/index.ts';
import type { OperationInput } from './OperationInput.ts';

interface RequestContext {
  readonly origin: string;
  /** Names the request in the server's log. */
  readonly id: string;
  readonly token: string;
}

/** The HTTP request of a call. */
export interface HttpRequest {
  /** Names the request in the server's log. */
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | FilePart | null;
}

/** The one part of a form. */
export interface FilePart {
  readonly field: string;
  readonly file: File;
}

/** The HTTP request of a call. */
export function buildHttpRequest(
  call: ClientOperation,
  input: OperationInput,
  { origin, id, token }: RequestContext,
): HttpRequest {
  const headers = new Headers({ accept: getAcceptHeader(call), authorization: `Bearer ${token}` });
  for (const [name, value] of listFilledEntries(input.headers)) headers.set(name, String(value));
  headers.set('x-correlation-id', id);
  if (input.formStep !== undefined) headers.set('x-form-step', input.formStep);
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
  const body = call.upload === undefined ? serializeBody(input) : readFilePart(call.upload, input);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  return { id, url: new URL(buildRequestPath(call, input), origin).href, method: call.method, headers, body };
}

/** Returns the `Accept` header. It also names `text/plain`, because refusals are plain text. */
function getAcceptHeader({ answers }: ClientOperation): string {
  const mediaType = answers[200]?.mediaType;
  return mediaType === undefined ? 'application/json' : `${mediaType}, text/plain`;
}

function buildRequestPath(call: ClientOperation, { path = {}, query }: OperationInput): string {
  const filledPath = call.path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = path[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    listFilledEntries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? filledPath : `${filledPath}?${search}`;
}

/** Returns null for a call without a body, because a GET request must not have one. */
function serializeBody({ body }: OperationInput): string | null {
  return body === undefined || body === null ? null : JSON.stringify(body);
}

/** The body of an upload is the file under the name of its part. */
function readFilePart({ field }: { readonly field: string }, { body }: OperationInput): FilePart {
  const file: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  if (!(file instanceof File)) throw new Error(`An upload needs ${field}`);
  return { field, file };
}

function listFilledEntries(values: Readonly<Record<string, unknown>> = {}): readonly [string, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
}
