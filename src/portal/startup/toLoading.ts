import type { UseQueryResult } from '@tanstack/react-query';
import type { Loading } from './startupState.ts';

/**
 * How far an answer of the start is. What is there stays while it is fetched again, and when that fails: no page of the portal goes
 * away because a refresh got no answer. `isKept`: which answers are worth that. What failed and is asked for again is under way.
 */
export function toLoading<Value>(
  { status, data, fetchStatus }: Pick<UseQueryResult<Value>, 'status' | 'data' | 'fetchStatus'>,
  isKept: (value: Value) => boolean = () => true,
): Loading<Value> {
  const isThere = data !== undefined && (status === 'success' || isKept(data));
  if (isThere) return { kind: 'loaded', value: data };
  return { kind: status === 'error' && fetchStatus === 'idle' ? 'failed' : 'pending' };
}
