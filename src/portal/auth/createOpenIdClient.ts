import { InMemoryWebStorage, type OidcMetadata, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Brand } from '../../brand/index.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { tabNameStorage } from './tabNameStorage.ts';

/** Addresses of a provider, by the names of OpenID Connect Discovery. */
export type ProviderMetadata = Partial<OidcMetadata>;

/**
 * Authorization code with PKCE against the brand's provider; tokens live in memory only, what a redirect needs in session storage, or in
 * the name of the tab where there is none. `metadata`: the provider's addresses, where the page has them; null asks the provider.
 */
export function createOpenIdClient(
  identity: Brand['identity'],
  origin: string,
  metadata: ProviderMetadata | null,
): UserManager {
  return new UserManager({
    authority: new URL(identity.authority, origin).href,
    ...(metadata === null ? {} : { metadata }),
    client_id: identity.clientId,
    scope: identity.scope,
    redirect_uri: origin + callbackPath,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    loadUserInfo: false,
    automaticSilentRenew: false,
    monitorSession: false,
    requestTimeoutInSeconds: 15,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({
      store: tabStorage.isKept ? sessionStorage : tabNameStorage(window),
    }),
  });
}
