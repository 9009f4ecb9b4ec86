import { listFrequentFunctions } from '../../domain/functions/listFrequentFunctions.ts';
import { listFlatrateNames } from '../../domain/functions/listFlatrateNames.ts';
import type { Account, Functionality } from '../../protocol/index.ts';
import type { LoadedPolicies } from '../api/loadStart.ts';
import type { Identity } from '../auth/AuthSession.ts';
import type { ApplicationSwitches } from '../../domain/applicationSwitches.ts';
import type { SessionData } from '../session/SessionData.ts';

/** The stage of one answer of the start. */
export type Loading<Value> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: Value };

export interface StartupInput {
  readonly login: Loading<Identity>;
  readonly configuration: Loading<ApplicationSwitches>;
  readonly account: Loading<Account>;
  readonly policies: Loading<LoadedPolicies>;
  readonly functionalities: Loading<readonly Functionality[]>;
  /** Lowercased realm of the page's brand; empty on an unknown host, which matches every brand. */
  readonly brand: string;
  readonly wrongBrandClosed: boolean;
}

/** The state of the whole page. `loading` names the data that it waits for. */
export type StartupState =
  | { readonly kind: 'loading'; readonly what: 'login' | 'data' }
  | { readonly kind: 'error' }
  | { readonly kind: 'unknownHost' }
  | { readonly kind: 'deactivated' }
  | { readonly kind: 'notActivated'; readonly identity: Identity }
  | { readonly kind: 'wrongBrand' }
  | { readonly kind: 'ready'; readonly data: SessionData };

/**
 * Computes the state of the page from login, then configuration, then account and policies (account-and-shell 2.1): the first of them that
 * determines it wins.
 */
export function getStartupState(input: StartupInput): StartupState {
  const { login, configuration, account, policies, functionalities } = input;
  // An unknown host alone is no obstacle (BRAND-010); when the sign-in fails, it is the reason.
  if (login.kind === 'failed' && input.brand === '') return { kind: 'unknownHost' };
  if (login.kind === 'failed' || configuration.kind === 'failed') return { kind: 'error' };
  if (login.kind === 'pending') return { kind: 'loading', what: 'login' };
  if (configuration.kind === 'pending') return { kind: 'loading', what: 'data' };
  if (configuration.value.portalDeactivated) return { kind: 'deactivated' };

  if (policies.kind === 'failed') return { kind: 'error' };
  if (policies.kind === 'pending') return { kind: 'loading', what: 'data' };
  if (policies.value.kind === 'notActivated') return { kind: 'notActivated', identity: login.value };
  // Before the activation the account call is refused as well, and its answer may arrive first.
  if (account.kind === 'failed') return { kind: 'error' };
  if (account.kind === 'pending') return { kind: 'loading', what: 'data' };
  if (functionalities.kind === 'pending') return { kind: 'loading', what: 'data' };

  const known = functionalities.kind === 'loaded' ? functionalities.value : [];
  const found = policies.value.policies;
  const isWrongBrand = isOfOtherBrands(found.detectedBrands ?? [], input.brand);
  if (isWrongBrand && !input.wrongBrandClosed) return { kind: 'wrongBrand' };
  return {
    kind: 'ready',
    data: {
      identity: login.value,
      account: account.value,
      policies: found,
      unreadableContracts: policies.value.lost,
      switches: configuration.value,
      flatrateNames: listFlatrateNames(known),
      frequentFunctions: listFrequentFunctions(known),
      isWrongBrand,
    },
  };
}

/** Returns true when the account's contracts belong to other brands only (SHELL-010). */
function isOfOtherBrands(detectedBrands: readonly string[], brand: string): boolean {
  if (brand === '' || detectedBrands.length === 0) return false;
  return !detectedBrands.some((detected) => detected.toLowerCase() === brand);
}
