import { toBerlinTime } from '../../calendar/index.ts';
import type { Operation } from '../../protocol/index.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/openDatabase.ts';
import type { Scanner } from '../scanner/createScanner.ts';
import { senderLanes } from '../limits/senderLanes.ts';
import { LimitReached } from '../limits/LimitReached.ts';
import { getSessionKey } from '../limits/listSubjects.ts';
import { type Counters, spend } from '../limits/spend.ts';
import { getCostUses, runInLane } from './costs.ts';
import { findFileRefusal } from './findFileRefusal.ts';
import { findAccessRefusal } from './access.ts';
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
import { type Caller, isCallerValid } from './isCallerValid.ts';
import type { IncomingCall } from './IncomingCall.ts';
import { findEarlierResponse, answerOnce, type IdempotentRequest } from './answerOnce.ts';
import { lockAccount } from './lockAccount.ts';
import { recordCall } from './recordCall.ts';
import type { Digest } from './createDigest.ts';
import { findParameterMismatch, type ReadRequest, readRequest } from './readRequest.ts';
import { handleUpload } from './handleUpload.ts';
import { settings } from '../settings/settings.ts';

/**
 * Returns the account and sign-in of a token; null when the token is not valid on this host; `unreachable` when its provider does not
 * answer.
 */
type VerifyToken = (token: string, host: string) => Promise<Caller | 'unreachable' | null>;

export interface ApiParts {
  readonly database: Database;
  readonly verify: VerifyToken;
  readonly clock: () => Date;
  readonly counters: Counters<'process'>;
  readonly digest: Digest;
  /** The virus scanner that uploads have to pass; null without one. */
  readonly scan: Scanner | null;
}

type PlainHandler = (call: OperationCall) => Promise<ApiResponse>;
export type AnyHandler =
  | PlainHandler
  | { readonly prepare: (call: OperationCall) => Promise<Refusal | PlainHandler> };

/**
 * Answers a call in this order: limits, token, authorisation, access, cost, shape and consistency of the request (or its file), seeded
 * faults, effect. A refused call has no effect.
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

  const token = readToken(incoming);
  const caller =
    token === null ? null : await senderLanes.token(token, () => authorise(token, incoming, parts));
  if (caller === null) return refuse(401, 'UNAUTHORIZED');
  if (caller === 'foreign') return refuse(403, 'FORBIDDEN');
  if (caller === 'unreachable')
    return refuseForNow('identity provider', settings.retryAfterSeconds.identityProvider);
  const sessionKey = getSessionKey({ account: caller.account, grantId: caller.token.grantId });
  const busySession = await spend(
    counters,
    { callsOfSession: sessionKey, callsOfSessionADay: sessionKey },
    clock(),
  );
  if (busySession !== null) return refuseAtLimit(busySession);

  const refused =
    findAccessRefusal(operation.id, caller.account, incoming.brand) ??
    findParameterMismatch(operation, incoming);
  if (refused !== null) return refused;
  const tooCostly = await spend(counters, getCostUses(operation.id, sessionKey), clock());
  if (tooCostly !== null) return refuseAtLimit(tooCostly);
  const answer = await runInLane(operation.id, sessionKey, () =>
    readAndPerform(operation, handler, { caller, incoming, parts }),
  );
  if (answer.kind === 'refusal') {
    const { account_id: accountId } = caller.account;
    await recordCall(parts.database.query, { operation, incoming, accountId, at: clock() }, answer);
  }
  return answer;
}

/** Reads the body of an authorised call and performs it. */
async function readAndPerform(
  operation: Operation,
  handler: AnyHandler,
  call: AuthorisedCall,
): Promise<ApiResponse> {
  const { caller, incoming, parts } = call;
  const act = (request: ReadRequest) => performOnce(operation, handler, { ...call, request });
  if (operation.upload === undefined) {
    const request = await readRequest(operation, incoming, parts.digest);
    return request.kind === 'refusal' ? request : act(request);
  }
  const { account, token } = caller;
  const refused = await findFileRefusal(operation, { incoming, parts, account, grantId: token.grantId });
  if (refused !== null) return refused;
  return handleUpload(operation.upload, { operation, incoming, parts, accountId: account.account_id }, act);
}

interface AuthorisedCall {
  readonly caller: AuthorisedCaller;
  readonly incoming: IncomingCall;
  readonly parts: ApiParts;
}

async function performOnce(
  operation: Operation,
  handler: AnyHandler,
  { caller, request, incoming, parts }: AuthorisedCall & { readonly request: ReadRequest },
): Promise<ApiResponse> {
  const { database, clock } = parts;
  const { grantId } = caller.token;
  const accountId = caller.account.account_id;
  const fault = await findPlannedFault(operation, accountId, database);
  if (fault !== null) return fault;

  const now = clock();
  const { path, query, headers, brand, origin } = incoming;
  const { body, key, fingerprint } = request;
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
  const intent = key === null ? null : { accountId, operation: operation.id, key, fingerprint };

  const prepared = await prepareEffect(handler, callWith(database.query, caller.account), intent);
  if (prepared.kind !== 'perform') return prepared;
  const perform: PlainHandler = async (call) => {
    const answer = await prepared.perform(call);
    if (answer.kind !== 'refusal')
      await recordCall(call.store, { operation, incoming, accountId, at: now }, answer);
    return answer;
  };
  if (operation.method === 'GET' && operation.hasEffect !== true)
    return perform(callWith(database.query, caller.account));
  const effect = inTransaction(database.query, async (store) => {
    const account = await lockAccount(store, accountId);
    // The session may have ended since the call was authorised.
    if (account === undefined || !(await isCallerValid(store, caller.token)))
      return refuse(401, 'UNAUTHORIZED');
    const refused = findAccessRefusal(operation.id, account, brand);
    if (refused !== null) return refused;
    const act = () => perform(callWith(store, account));
    return intent === null ? act() : answerOnce(store, intent, act);
  });
  return effect.catch((error: unknown) => {
    if (error instanceof LimitReached) return refuseAtLimit(error.usedUp);
    throw error;
  });
}

/** Does the slow work of a call and returns the handler that makes the changes, or a response when there is no change to make. */
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

function readToken({ request }: IncomingCall): string | null {
  return /^Bearer ([\w~+/.-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

interface AuthorisedCaller {
  readonly account: StoredAccount;
  readonly token: Caller;
}

/**
 * Authorises a call: returns the account of the token, unless the path names another one. The refusal is the same whether the other account
 * exists or not. Handlers look everything up inside the returned account. A token names an account of the brand whose provider issued it:
 * one of another brand is refused like the account of another customer. The tokens of a deleted account are refused, and those of a sign-in
 * that has ended.
 */
async function authorise(
  token: string,
  { request, path, brand }: IncomingCall,
  { verify, database }: ApiParts,
): Promise<AuthorisedCaller | 'foreign' | 'unreachable' | null> {
  const caller = await verify(token, request.headers.get('host') ?? '');
  if (caller === null || caller === 'unreachable') return caller;
  if (!(await isCallerValid(database.query, caller))) return null;
  if (path['accountId'] !== undefined && path['accountId'] !== caller.accountId) return 'foreign';
  const account = await database.query
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .executeTakeFirst();
  if (account === undefined || account.brand !== brand?.id) return 'foreign';
  return account.deleted_at === null ? { account, token: caller } : null;
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
