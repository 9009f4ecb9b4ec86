import { createHash } from 'node:crypto';
import type { Brand } from '../../brand/index.ts';
import { berlinTime } from '../../domain/berlinTime.ts';
import { mismatchOf, type Operation } from '../../protocol/index.ts';
import type { RateLimiter } from '../http/createRateLimiter.ts';
import type { Database } from '../store/openDatabase.ts';
import { type Call, type CallAnswer, type Refusal, refuse, type Store, type StoredAccount } from './Call.ts';
import { answerOnce } from './answerOnce.ts';
import { isStorableText, readJson } from './readJson.ts';

/** Whose token this is, and of which sign-in; null for one that is not valid on this host. */
export type VerifyToken = (
  token: string,
  host: string,
) => Promise<{ readonly accountId: string; readonly grantId: string | null } | null>;

export interface ApiParts {
  readonly database: Database;
  readonly verify: VerifyToken;
  readonly clock: () => Date;
  readonly perAddress: RateLimiter;
  readonly perAccount: RateLimiter;
}

export interface IncomingCall {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly address: string;
  readonly brand: Brand | null;
}

type AnyHandler = (call: Call) => Promise<CallAnswer>;

/**
 * One call from its request to its answer, in this order: rates, token, authorisation, shape and consistency of the request, seeded
 * faults, effect. Whatever is refused before the effect has none.
 */
export async function answerCall(
  operation: Operation,
  handler: AnyHandler,
  incoming: IncomingCall,
  parts: ApiParts,
): Promise<CallAnswer> {
  const { database, clock } = parts;
  const busyAddress = parts.perAddress(incoming.address);
  if (busyAddress !== null) return tooMany(busyAddress);

  const caller = await authorise(incoming, parts);
  if (caller === null) return refuse(401, 'UNAUTHORIZED');
  if (caller === 'foreign') return refuse(403, 'FORBIDDEN');
  const { grantId } = caller;
  const accountId = caller.account.account_id;
  const busyAccount = parts.perAccount(accountId);
  if (busyAccount !== null) return tooMany(busyAccount);

  const request = await readRequest(operation, incoming);
  if (request.kind === 'refusal') return request;
  const fault = await faultOf(operation, accountId, database);
  if (fault !== null) return fault;

  const now = clock();
  const { path, query, brand } = incoming;
  const perform = (store: Call['store'], account: StoredAccount) =>
    handler({
      account,
      path,
      query,
      body: request.body,
      store,
      now,
      today: berlinTime(now).day,
      brand,
      grantId,
    } as Call);
  if (operation.method === 'GET') return perform(database.query, caller.account);
  return database.query.transaction().execute(async (store) => {
    const account = await lockedAccount(store, accountId);
    if (account === undefined) return refuse(401, 'UNAUTHORIZED');
    if (request.key === null) return perform(store, account);
    const { key, bodyHash } = request;
    return answerOnce(store, { accountId, operation: operation.id, key, bodyHash }, () =>
      perform(store, account),
    );
  });
}

/**
 * The account as it is now, locked until the transaction ends: two calls of one account come one after the other, and the second sees
 * what the first has changed. Undefined once it is deleted.
 */
function lockedAccount(store: Store, accountId: string): Promise<StoredAccount | undefined> {
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type Caller = Pick<Call, 'account' | 'grantId'>;

/**
 * The one authorisation: the account of the token, if the path names no other. Whether another account exists makes no difference,
 * and everything further down looks things up inside the account returned here. A deleted account has no good tokens.
 */
async function authorise(
  { request, path }: IncomingCall,
  { verify, database }: ApiParts,
): Promise<Caller | 'foreign' | null> {
  const token = /^Bearer ([\w~+/.-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  const session = await verify(token, request.headers.get('host') ?? '');
  if (session === null) return null;
  if (path['accountId'] !== undefined && path['accountId'] !== session.accountId) return 'foreign';
  const account = await database.query
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', session.accountId)
    .executeTakeFirst();
  if (account === undefined) return 'foreign';
  return account.deleted_at === null ? { account, grantId: session.grantId } : null;
}

type ReadRequest =
  | {
      readonly kind: 'request';
      readonly body: unknown;
      readonly key: string | null;
      readonly bodyHash: string;
    }
  | Refusal;

async function readRequest(
  operation: Operation,
  { request, path, query, headers }: IncomingCall,
): Promise<ReadRequest> {
  if (![...Object.values(path), ...Object.entries(query).flat()].every(isStorableText))
    return refuse(400, 'MALFORMED');
  for (const [schema, value] of [
    [operation.params, path],
    [operation.query, query],
    [operation.headers, headers],
  ] as const) {
    const mismatch = schema === undefined ? null : mismatchOf(schema, value);
    if (mismatch !== null) return invalid(mismatch.pointer);
  }
  if (operation.request === undefined) return { kind: 'request', body: undefined, key: null, bodyHash: '' };

  const read = await readJson(request);
  if (read.kind !== 'json') return bodyRefusals[read.kind];
  const mismatch = mismatchOf(operation.request, read.value);
  if (mismatch !== null) return invalid(mismatch.pointer);
  const broken = operation.consistencyRules?.find(({ holds }) => !holds(read.value as never));
  if (broken !== undefined) return refuse(422, 'CONTRADICTION', broken.id);
  return {
    kind: 'request',
    body: read.value,
    key: headers['idempotency-key'] ?? null,
    bodyHash: createHash('sha256').update(read.bytes).digest('hex'),
  };
}

const bodyRefusals = {
  wrongType: refuse(415, 'UNSUPPORTED_MEDIA_TYPE'),
  tooLarge: refuse(413, 'TOO_LARGE'),
  malformed: refuse(400, 'MALFORMED'),
} as const;

/** The pointer goes to the log only as far as it can be a name of the schema. */
function invalid(pointer: string) {
  return refuse(400, 'INVALID_REQUEST', pointer.replace(/[^\w/-]/g, '').slice(0, 120));
}

function tooMany(retryAfter: number): CallAnswer {
  return { ...refuse(429, 'TOO_MANY_REQUESTS'), retryAfter };
}

async function faultOf(
  operation: Operation,
  accountId: string,
  { query }: Database,
): Promise<CallAnswer | null> {
  const fault = await query
    .selectFrom('faults')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('operation', '=', operation.id)
    .executeTakeFirst();
  if (fault === undefined) return null;
  if (fault.status === 500) throw new Error('seeded fault');
  return refuse(fault.status, fault.body);
}
