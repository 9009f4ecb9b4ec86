import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listFlatrateNames } from '../../domain/functions/listFlatrateNames.ts';
import type { Policies } from '../../protocol/index.ts';
import { clearForeignDrafts } from '../../wizard/draft/openDrafts.ts';
import { loadStart } from '../api/loadStart.ts';
import { applicationSwitches } from '../../domain/applicationSwitches.ts';
import { useSelectedPolicyStore } from '../session/stores/selectedPolicyStore.ts';
import { takeAskedContract } from '../session/stores/askedContract.ts';
import { findPage } from '../pageTable/pages.ts';
import { useServices } from '../session/Services.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { useLoadedContent } from '../session/hooks/useLoadedContent.ts';
import { toLoading } from './toLoading.ts';
import type { OpenAccount } from '../session/OpenAccount.ts';
import { getStartupState, type StartupState } from './getStartupState.ts';

/** Milliseconds that a page waits for its lists, so that it does not move when they arrive. */
const pageContentTimeout = 600;

const waitMilliseconds = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadOnceOptions = { staleTime: Infinity, gcTime: Infinity } as const;

/**
 * Runs the start: login, then configuration, then account and policies (SHELL-001). `onOpen` is called when the portal is open for this
 * account, while account and policies still load; the start waits for its promise for a limited time.
 */
export function usePortalStart(
  wrongBrandClosed: boolean,
  onOpen: (account: OpenAccount) => Promise<void>,
): StartupState {
  const { auth, call, brandKey } = useServices();
  const login = useQuery({
    ...loadOnceOptions,
    queryKey: ['login'],
    queryFn: async () => {
      const { identity, returnPath } = await auth.signIn(new URL(location.href));
      const asked = takeAskedContract(returnPath);
      if (asked.policyNumber !== null) useSelectedPolicyStore.getState().select(asked.policyNumber);
      history.replaceState(readKeptState(asked.path), '', asked.path);
      clearForeignDrafts(identity.accountId);
      return identity;
    },
  });
  const accountId = login.data?.accountId ?? '';
  const configuration = useQuery({
    ...loadOnceOptions,
    queryKey: ['configuration'],
    enabled: login.isSuccess,
    queryFn: async ({ signal }) => {
      const entries = await loadStart.configuration(call, accountId, signal);
      signal.throwIfAborted();
      tabStorage.write('appConfig', JSON.stringify(entries));
      return applicationSwitches(entries);
    },
  });
  const switches = configuration.data;
  const enabled = switches !== undefined && !switches.portalDeactivated;
  const extras = useQuery({
    ...loadOnceOptions,
    queryKey: ['extras'],
    enabled,
    queryFn: async () => {
      if (switches !== undefined)
        await Promise.race([onOpen({ accountId, switches }), waitMilliseconds(pageContentTimeout)]);
      return null;
    },
  });
  const { account, policies, functionalities } = useAccountData(enabled, accountId);
  // Content loads after the data of the first page.
  useLoadedContent(policies.data?.kind === 'activated' && account.isSuccess && !functionalities.isPending);
  useValidSelection(policies.data?.kind === 'activated' ? policies.data.policies : null);

  const state = getStartupState({
    login: toLoading(login),
    configuration: toLoading(configuration),
    account: toLoading(account),
    policies: toLoading(policies, ({ kind }) => kind === 'activated'),
    functionalities: toLoading(functionalities),
    brand: brandKey,
    wrongBrandClosed,
  });
  return state.kind === 'ready' && extras.isPending ? { kind: 'loading', what: 'data' } : state;
}

/** Returns what the link to a page carried, which a reload keeps (SEL-001). A form has its draft instead. */
function readKeptState(path: string): unknown {
  const [pathname = ''] = path.split(/[?#]/);
  const isSame = pathname === location.pathname;
  return isSame && findPage(pathname)?.content.kind === 'view' ? history.state : null;
}

/** Loads the data of the account after the portal has opened. */
function useAccountData(enabled: boolean, accountId: string) {
  const { call } = useServices();
  const account = useQuery({
    ...loadOnceOptions,
    queryKey: ['account'],
    enabled,
    queryFn: ({ signal }) => loadStart.account(call, accountId, signal),
  });
  const policies = useQuery({
    ...loadOnceOptions,
    queryKey: ['policies'],
    enabled,
    queryFn: ({ signal }) => loadStart.policies(call, accountId, signal),
  });
  const functionalities = useQuery({
    ...loadOnceOptions,
    queryKey: ['functionalities'],
    enabled,
    queryFn: async ({ signal }) => {
      const known = await loadStart.functionalities(call, accountId, signal);
      signal.throwIfAborted();
      tabStorage.write('flatrateTariffs', JSON.stringify(listFlatrateNames(known)));
      return known;
    },
  });
  return { account, policies, functionalities };
}

/** Keeps the contract chosen before a reload only while the account has that contract. */
function useValidSelection(policies: Policies | null): void {
  const keepIfAmong = useSelectedPolicyStore((store) => store.keepIfAmong);
  useEffect(() => {
    if (policies === null) return;
    const all = [...policies.policies, ...Object.values(policies.relationPolicies ?? {}).flat()];
    keepIfAmong(all.map(({ policyNumber }) => policyNumber));
  }, [policies, keepIfAmong]);
}
