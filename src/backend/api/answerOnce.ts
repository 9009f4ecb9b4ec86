import type { ApiResponse, HandlerResponse, Store } from './OperationCall.ts';
import { refuse } from './OperationCall.ts';

export interface IdempotentRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  /** A keyed digest of the whole request, with its secrets. */
  readonly fingerprint: string;
}

/** Returns the response this intent got before; null when it is new. */
export async function findEarlierResponse(
  store: Store,
  intent: IdempotentRequest,
): Promise<ApiResponse | null> {
  const first = await store
    .selectFrom('idempotency_keys')
    .select(['body_digest', 'answer'])
    .where((row) => row.and(toIntentKey(intent)))
    .executeTakeFirst();
  if (first === undefined) return null;
  return first.body_digest === intent.fingerprint
    ? (first.answer as HandlerResponse)
    : refuse(409, 'IDEMPOTENCY_CONFLICT');
}

function toIntentKey({ accountId, operation, key }: IdempotentRequest) {
  return { account_id: accountId, operation, key };
}

/**
 * Runs `act` once per intent: a repeated intent gets the first response, another request under the same key is a conflict. `store` is the
 * transaction of `act`, so that the effect is stored together with its response; a parallel duplicate waits for the first. Refusals and
 * files are not stored: a refusal has no effect, and a file is too large, so it is made again.
 */
export async function answerOnce(
  store: Store,
  intent: IdempotentRequest,
  act: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const isIntent = toIntentKey(intent);
  const claimed = await store
    .insertInto('idempotency_keys')
    .values({ ...isIntent, body_digest: intent.fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed === undefined) {
    const before = await findEarlierResponse(store, intent);
    if (before === null) throw new Error('The intent was claimed and is gone.');
    return before;
  }

  const result = await act();
  if (result.kind !== 'answer') {
    await store
      .deleteFrom('idempotency_keys')
      .where((row) => row.and(isIntent))
      .execute();
    return result;
  }
  await store
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(result) })
    .where((row) => row.and(isIntent))
    .execute();
  return result;
}
