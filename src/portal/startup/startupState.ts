/** How far one answer of the start is. `Value` is what the page needs of it. */
export type Loading<Value> =
  { readonly is: 'pending' } | { readonly is: 'failed' } | { readonly is: 'loaded'; readonly value: Value };

export interface StartupInput<Account, Policies extends { readonly detectedBrands: readonly string[] }> {
  readonly login: Loading<unknown>;
  readonly configuration: Loading<{ readonly portalDeactivated: boolean }>;
  readonly account: Loading<Account>;
  readonly policies: Loading<{ readonly is: 'notActivated' } | { readonly is: 'activated'; readonly policies: Policies }>;
  /** Lowercased realm of the page's brand; empty on an unknown host, where no brand can be wrong. */
  readonly brand: string;
  readonly wrongBrandClosed: boolean;
}

/** What the whole page is. `loading` says what is being waited for. */
export type StartupState<Account, Policies> =
  | { readonly is: 'loading'; readonly what: 'login' | 'data' }
  | { readonly is: 'error' }
  | { readonly is: 'deactivated' }
  | { readonly is: 'notActivated' }
  | { readonly is: 'wrongBrand' }
  | { readonly is: 'ready'; readonly account: Account; readonly policies: Policies };

/** Login, then configuration, then account and policies (account-and-shell 2.1): the first that decides, decides. */
export function startupState<Account, Policies extends { readonly detectedBrands: readonly string[] }>(
  input: StartupInput<Account, Policies>,
): StartupState<Account, Policies> {
  const { login, configuration, account, policies } = input;
  if (login.is === 'failed' || configuration.is === 'failed') return { is: 'error' };
  if (login.is === 'pending') return { is: 'loading', what: 'login' };
  if (configuration.is === 'pending') return { is: 'loading', what: 'data' };
  if (configuration.value.portalDeactivated) return { is: 'deactivated' };

  if (policies.is === 'failed') return { is: 'error' };
  if (policies.is === 'loaded' && policies.value.is === 'notActivated') return { is: 'notActivated' };
  if (account.is === 'failed') return { is: 'error' };
  if (policies.is === 'pending' || account.is === 'pending' || policies.value.is !== 'activated') {
    return { is: 'loading', what: 'data' };
  }

  const found = policies.value.policies;
  if (isWrongBrand(found.detectedBrands, input.brand) && !input.wrongBrandClosed) return { is: 'wrongBrand' };
  return { is: 'ready', account: account.value, policies: found };
}

/** The account's contracts belong to other brands only (SHELL-010). */
export function isWrongBrand(detectedBrands: readonly string[], brand: string): boolean {
  if (brand === '' || detectedBrands.length === 0) return false;
  return !detectedBrands.some((detected) => detected.toLowerCase() === brand);
}
