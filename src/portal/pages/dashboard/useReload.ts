import { asRecord } from '../../../plain/isRecord.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The flags that the state of a navigation can have, and the query that each one reloads (DASH-002). */
const reloads = { reloadPolicies: 'policies', reloadAccountData: 'account' } as const;

/** Reloads the data that the previous page has changed. A query that is already running is not sent twice. */
export function useReload(): void {
  const { state, key } = useLocation();
  const queries = useQueryClient();
  useEffect(() => {
    for (const name of listReloads(state)) {
      void queries.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false });
    }
  }, [state, key, queries]);
}

function listReloads(state: unknown): readonly string[] {
  const given = asRecord(state);
  return Object.entries(reloads).flatMap(([flag, name]) => (given[flag] === true ? [name] : []));
}
