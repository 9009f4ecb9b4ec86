import { asRecord } from '../../../plain/isRecord.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What the state of a navigation may ask for, and what is then loaded again (DASH-002). */
const reloads = { reloadPolicies: 'policies', reloadAccountData: 'account' } as const;

/** Loads again what a page that leads here has changed. What is being loaded at that moment is not asked for twice. */
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
