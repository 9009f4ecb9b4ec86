import type { UseQueryResult } from '@tanstack/react-query';
import type { Loading } from './getStartupState.ts';

/**
 * Converts a query of the start to its stage. Data that have loaded stay while they are fetched again and when that fails, so that a failed
 * refresh removes no page of the portal. `isKept` returns true for data that stay in such a case. A failed query that is being repeated
 * counts as pending.
 */
export function toLoading<Value>(
  { status, data, fetchStatus }: Pick<UseQueryResult<Value>, 'status' | 'data' | 'fetchStatus'>,
  isKept: (value: Value) => boolean = () => true,
): Loading<Value> {
  const isThere = data !== undefined && (status === 'success' || isKept(data));
  if (isThere) return { kind: 'loaded', value: data };
  return { kind: status === 'error' && fetchStatus === 'idle' ? 'failed' : 'pending' };
}
