import { skipToken, useQuery } from '@tanstack/react-query';
import type { DeletionJob } from '../../../protocol/index.ts';
import { loadAccountState } from '../../api/loadAccountState.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';

const queryKey = ['deletionJob'];

/** Loads the deletion job of the account; undefined while loading, null when there is none (ACC-009). */
export function useDeletionJob(): DeletionJob | null | undefined {
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadAccountState.deletionJob(call, accountId, signal),
  });
  return data;
}

/** Returns the deletion job from the cache, without a request. */
export function useKnownDeletionJob(): DeletionJob | null {
  return useQuery<DeletionJob | null>({ queryKey, queryFn: skipToken }).data ?? null;
}
