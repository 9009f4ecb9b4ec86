import { findMismatch, type Operation } from '../../protocol/index.ts';
import { type Refusal, refuse } from './OperationCall.ts';
import { beginFingerprint, type Digest } from './createDigest.ts';
import type { IncomingCall } from './IncomingCall.ts';
import { cleanBody } from './cleanBody.ts';
import { isStorableText, readJson } from './readJson.ts';

/** A request that matches its schemas. */
export interface ReadRequest {
  readonly kind: 'request';
  readonly body: unknown;
  readonly key: string | null;
  /** A keyed digest of the whole request, with its secrets. */
  readonly fingerprint: string;
}

/** Returns a refusal when path, query or headers do not match their schemas; null when they do. */
export function findParameterMismatch(
  operation: Operation,
  { path, query, headers }: IncomingCall,
): Refusal | null {
  if (![...Object.values(path), ...Object.entries(query).flat()].every(isStorableText))
    return refuse(400, 'MALFORMED');
  for (const [schema, value] of [
    [operation.params, path],
    [operation.query, query],
    [operation.headers, headers],
  ] as const) {
    const mismatch = schema === undefined ? null : findMismatch(schema, value);
    if (mismatch !== null) return refuseInvalid(mismatch.pointer);
  }
  return null;
}

/** Reads and checks the JSON body of a call, if its operation has one. */
export async function readRequest(
  operation: Operation,
  incoming: IncomingCall,
  digest: Digest,
): Promise<ReadRequest | Refusal> {
  if (operation.request === undefined)
    return { kind: 'request', body: undefined, key: null, fingerprint: '' };

  const read = await readJson(incoming.request);
  if (read.kind !== 'json') return bodyRefusals[read.kind];
  const body = cleanBody(operation.request, read.value);
  const mismatch = findMismatch(operation.request, body);
  if (mismatch !== null) return refuseInvalid(mismatch.pointer);
  const broken = operation.consistencyRules?.find((rule) => !rule.holds(body));
  if (broken !== undefined) return refuse(422, 'CONTRADICTION', broken.id);
  return {
    kind: 'request',
    body,
    key: readIdempotencyKey(incoming),
    fingerprint: beginFingerprint(digest, operation, incoming).update(JSON.stringify(body)).digest('hex'),
  };
}

export function readIdempotencyKey({ headers }: IncomingCall): string | null {
  return headers['idempotency-key'] ?? null;
}

export const bodyRefusals = {
  wrongType: refuse(415, 'UNSUPPORTED_MEDIA_TYPE'),
  tooLarge: refuse(413, 'TOO_LARGE'),
  malformed: refuse(400, 'MALFORMED'),
} as const;

/** Refuses a request. The log gets the pointer only as far as it can consist of names of the schema. */
function refuseInvalid(pointer: string) {
  return refuse(400, 'INVALID_REQUEST', pointer.replace(/[^\w/-]/g, '').slice(0, 120));
}
