import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo } from 'react';
import type { AccountDrafts, WizardPorts } from '../../../wizard/index.ts';
import { draftCalls, type DraftPath } from '../../api/draftCalls.ts';
import type { CallOperation } from '../../api/OperationInput.ts';
import { useServices } from '../Services.ts';
import { SessionDataContext, useSessionData } from '../SessionData.ts';

/** Returns true when the account keeps drafts of forms about contracts. Returns false before the account has loaded. */
export function useHasAccountDrafts(): boolean {
  return use(SessionDataContext)?.switches.drafts ?? false;
}

/** The query for the list of drafts. It is preloaded, and loaded again for a page that is opened later. */
export function buildDraftListQuery(call: CallOperation, accountId: string) {
  return queryOptions({
    queryKey: ['drafts'],
    queryFn: ({ signal }) => draftCalls.list(call, accountId, signal),
  });
}

/** Loads the list of drafts of the account. */
export function useDrafts() {
  const { call } = useServices();
  const { identity, switches } = useSessionData();
  return useQuery({ ...buildDraftListQuery(call, identity.accountId), enabled: switches.drafts });
}

/** Deletes a draft; returns false when that failed. */
export function useDiscardDraft(): (form: string, policyNumber: string) => Promise<boolean> {
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  return async (form, policyNumber) => {
    const isGone = await draftCalls.remove(call, { accountId, form, policyNumber });
    if (isGone) await queries.invalidateQueries({ queryKey: ['drafts'] });
    return isGone;
  };
}

/** The query for the draft of a form. The page and the form share one request, and the earlier of them sends it. */
export function buildAccountDraftQuery(call: CallOperation, path: DraftPath) {
  const { accountId, form, policyNumber } = path;
  return queryOptions({
    queryKey: ['draftAhead', accountId, form, policyNumber],
    queryFn: ({ signal }) => draftCalls.one(call, path, signal),
    staleTime: Infinity,
    gcTime: 30_000,
  });
}

/** Returns the account's store for the draft of a form: `loading` until the stored draft has loaded, null when the account keeps none. */
export function useAccountDrafts(
  form: string,
  owner: WizardPorts['owner'],
): AccountDrafts | 'loading' | null {
  const { call, now } = useServices();
  const queries = useQueryClient();
  const { account: accountId, policy: policyNumber } = owner;
  const ahead = buildAccountDraftQuery(call, { accountId, form, policyNumber });
  const {
    data: found,
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['draft', accountId, form, policyNumber],
    queryFn: () => queries.fetchQuery(ahead),
    // An answer that has already arrived is shown with the first drawing.
    placeholderData: () => queries.getQueryData(ahead.queryKey),
    // The draft is loaded each time the form opens, and never while it is open.
    staleTime: Infinity,
    gcTime: 0,
  });
  const isTaken = isSuccess && !isPlaceholderData;
  useEffect(() => {
    if (isTaken)
      queries.removeQueries({ queryKey: ['draftAhead', accountId, form, policyNumber], exact: true });
  }, [isTaken, queries, accountId, form, policyNumber]);
  return useMemo(() => {
    if (found === undefined) return 'loading';
    if (found === 'off') return null;
    const path = { accountId, form, policyNumber };
    const forgetList = (): void => void queries.invalidateQueries({ queryKey: ['drafts'] });
    return {
      found,
      longest: draftCalls.longest,
      now,
      keep: async (draft) => {
        const reply = await draftCalls.keep(call, path, draft);
        forgetList();
        return typeof reply === 'object' ? { kind: 'kept', ...reply } : reply;
      },
      async remove() {
        const isGone = await draftCalls.remove(call, path);
        forgetList();
        return isGone;
      },
      async look() {
        const draft = await draftCalls.one(call, path, new AbortController().signal);
        return draft === 'off' || draft === 'unknown' ? 'unknown' : draft;
      },
      reopen: () => void queries.resetQueries({ queryKey: ['draft', accountId, form, policyNumber] }),
    };
  }, [found, accountId, form, policyNumber, call, now, queries]);
}
