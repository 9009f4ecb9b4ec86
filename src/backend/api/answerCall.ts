import { toBerlinTime } from '../../calendar/index.ts';
import type { Operation } from '../../protocol/index.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/openDatabase.ts';
import { LimitReached } from '../limits/LimitReached.ts';
import { type Counters, spend } from '../limits/spend.ts';
import { accessRefusal } from './access.ts';
import {
  type OperationCall,
  type ApiResponse,
  type Refusal,
  refuse,
  refuseAtLimit,
  refuseForNow,
  type Store,
  type StoredAccount,
} from './OperationCall.ts';
import type { IncomingCall } from './IncomingCall.ts';
import { findEarlierResponse, answerOnce, type IdempotentRequest } from './answerOnce.ts';
import { lockedAccount } from './lockedAccount.ts';
import type { Digest } from './createDigest.ts';
import { mismatchOfParameters, type ReadRequest, readRequest } from './readRequest.ts';
import { handleUpload } from './handleUpload.ts';
import { settings } from '../settings/settings.ts';

/**
 * Whose token this is, and of which sign-in; null for one that is not valid on this host. `unreachable`: nobody can tell, because the
 * provider does not answer.
 */
type VerifyToken = (
  token: string,
  host: string,
) => Promise<{ readonly accountId: string; readonly grantId: string | null } | 'unreachable' | null>;

export interface ApiParts {
  readonly database: Database;
  readonly verify: VerifyToken;
  readonly clock: () => Date;
  /** Counts of requests. */
  readonly counters: Counters<'process'>;
  readonly digest: Digest;
}

type PlainHandler = (call: OperationCall) => Promise<ApiResponse>;
export type AnyHandler =
  PlainHandler | { readonly prepare: (call: OperationCall) => Promise<Refusal | PlainHandler> };

/**
 * One call from its request to its answer, in this order: limits, token, authorisation, access, shape and consistency of the request (or
 * its file), seeded faults, effect. Whatever is refused before the effect has none.
 */
export async function answerCall(
  operation: Operation,
  handler: AnyHandler,
  incoming: IncomingCall,
  parts: ApiParts,
): Promise<ApiResponse> {
  const { counters, clock } = parts;
  const busyNetwork = await spend(counters, { callsOfNetwork: incoming.network }, clock());
  if (busyNetwork !== null) return refuseAtLimit(busyNetwork);

  const caller = await authorise(incoming, parts);
  if (caller === null) return refuse(401, 'UNAUTHORIZED');
  if (caller === 'foreign') return refuse(403, 'FORBIDDEN');
  if (caller === 'unreachable')
    return refuseForNow('identity provider', settings.retryAfterSeconds.identityProvider);
  const busyAccount = await spend(counters, { callsOfAccount: caller.account.account_id }, clock());
  if (busyAccount !== null) return refuseAtLimit(busyAccount);

  const refused =
    accessRefusal(operation.id, caller.account, incoming.brand) ?? mismatchOfParameters(operation, incoming);
  if (refused !== null) return refused;
  const act = (request: ReadRequest) => performOnce(operation, handler, { caller, request, incoming, parts });
  if (operation.upload !== undefined)
    return handleUpload(operation.upload, { incoming, parts, accountId: caller.account.account_id }, act);
  const request = await readRequest(operation, incoming, parts.digest);
  return request.kind === 'refusal' ? request : act(request);
}

interface AuthorisedCall {
  readonly caller: Caller;
  readonly incoming: IncomingCall;
  readonly parts: ApiParts;
}

async function performOnce(
  operation: Operation,
  handler: AnyHandler,
  { caller, request, incoming, parts }: AuthorisedCall & { readonly request: ReadRequest },
): Promise<ApiResponse> {
  const { database, clock } = parts;
  const { grantId } = caller;
  const accountId = caller.account.account_id;
  const fault = await findPlannedFault(operation, accountId, database);
  if (fault !== null) return fault;

  const now = clock();
  const { path, query, headers, brand, origin } = incoming;
  const { body, key, bodyDigest } = request;
  const callWith = (store: Store, account: StoredAccount) =>
    ({
      account,
      path,
      query,
      headers,
      body,
      store,
      now,
      today: toBerlinTime(now).day,
      brand,
      origin,
      grantId,
    }) as OperationCall;
  const intent = key === null ? null : { accountId, operation: operation.id, key, bodyDigest };

  const prepared = await prepareEffect(handler, callWith(database.query, caller.account), intent);
  if (prepared.kind !== 'perform') return prepared;
  const { perform } = prepared;
  if (operation.method === 'GET' && operation.hasEffect !== true)
    return perform(callWith(database.query, caller.account));
  const effect = inTransaction(database.query, async (store) => {
    const account = await lockedAccount(store, accountId);
    if (account === undefined) return refuse(401, 'UNAUTHORIZED');
    const refused = accessRefusal(operation.id, account, brand);
    if (refused !== null) return refused;
    const act = () => perform(callWith(store, account));
    return intent === null ? act() : answerOnce(store, intent, act);
  });
  return effect.catch((error: unknown) => {
    if (error instanceof LimitReached) return refuseAtLimit(error.usedUp);
    throw error;
  });
}

/** What has the effect, once its slow work is done; an answer when there is nothing to do any more. */
async function prepareEffect(
  handler: AnyHandler,
  call: OperationCall,
  intent: IdempotentRequest | null,
): Promise<ApiResponse | { readonly kind: 'perform'; readonly perform: PlainHandler }> {
  if (typeof handler === 'function') return { kind: 'perform', perform: handler };
  const before = intent === null ? null : await findEarlierResponse(call.store, intent);
  if (before !== null) return before;
  const prepared = await handler.prepare(call);
  return typeof prepared === 'function' ? { kind: 'perform', perform: prepared } : prepared;
}

type Caller = Pick<OperationCall, 'account' | 'grantId'>;

/**
 * The one authorisation: the account of the token, if the path names no other. Whether another account exists makes no difference,
 * and everything further down looks things up inside the account returned here. A deleted account has no good tokens.
 */
async function authorise(
  { request, path }: IncomingCall,
  { verify, database }: ApiParts,
): Promise<Caller | 'foreign' | 'unreachable' | null> {
  const token = /^Bearer ([\w~+/.-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  const session = await verify(token, request.headers.get('host') ?? '');
  if (session === null || session === 'unreachable') return session;
  if (path['accountId'] !== undefined && path['accountId'] !== session.accountId) return 'foreign';
  const account = await database.query
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', session.accountId)
    .executeTakeFirst();
  if (account === undefined) return 'foreign';
  return account.deleted_at === null ? { account, grantId: session.grantId } : null;
}

async function findPlannedFault(
  operation: Operation,
  accountId: string,
  { query }: Database,
): Promise<ApiResponse | null> {
  const fault = await query
    .selectFrom('faults')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('operation', '=', operation.id)
    .executeTakeFirst();
  if (fault === undefined) return null;
  if (fault.status === 500) throw new Error('seeded fault');
  return { ...refuse(fault.status, fault.body), retryAfter: settings.retryAfterSeconds.misconfigured };
}
