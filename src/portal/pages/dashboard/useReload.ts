import { asRecord } from '../../../plain/isRecord.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { queryAge } from '../../session/createQueryClient.ts';

/** The flags that the state of a navigation can have, and the query that each one reloads (DASH-002). */
const reloads = { reloadPolicies: 'policies', reloadAccountData: 'account' } as const;

/** Reloads the data that the previous page has changed. A query that is running, or that the change has sent again, is not sent twice. */
export function useReload(): void {
  const { state, key } = useLocation();
  const queries = useQueryClient();
  useEffect(() => reloadFlagged(queries, state), [state, key, queries]);
}

/** Reloads the queries of the flags, except those that were sent again a moment ago. */
export function reloadFlagged(queries: QueryClient, state: unknown): void {
  for (const name of listReloads(state))
    if (!isReloaded(queries, name))
      void queries.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false });
}

/** Returns true after the outcome of a change has loaded the data again. The first load may have come before the change. */
function isReloaded(queries: QueryClient, name: string): boolean {
  const {
    dataUpdateCount = 0,
    dataUpdatedAt = 0,
    isInvalidated = false,
  } = queries.getQueryState([name]) ?? {};
  return dataUpdateCount > 1 && !isInvalidated && Date.now() - dataUpdatedAt < queryAge;
}

function listReloads(state: unknown): readonly string[] {
  const given = asRecord(state);
  return Object.entries(reloads).flatMap(([flag, name]) => (given[flag] === true ? [name] : []));
}
