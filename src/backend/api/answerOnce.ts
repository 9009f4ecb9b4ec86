import type { AnyAnswer, CallAnswer, Store } from './Call.ts';
import { refuse } from './Call.ts';

export interface Intent {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  /** Hash of the body as it was sent. */
  readonly bodyHash: string;
}

/**
 * Does `act` once per intent: the same intent again gets the first answer, another body under the same key is a conflict. `store` is
 * the transaction `act` works in, so that effect and memory of it cannot part; a parallel duplicate waits for the first to end.
 * A refusal has no effect and is not remembered. A file is made again: it is too large to remember.
 */
export async function answerOnce(
  store: Store,
  intent: Intent,
  act: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const { accountId, operation, key, bodyHash } = intent;
  const claimed = await store
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, operation, key, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const isIntent = { account_id: accountId, operation, key };

  if (claimed === undefined) {
    const first = await store
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'answer'])
      .where((row) => row.and(isIntent))
      .executeTakeFirstOrThrow();
    return first.body_hash === bodyHash ? (first.answer as CallAnswer) : refuse(409, 'IDEMPOTENCY_CONFLICT');
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
