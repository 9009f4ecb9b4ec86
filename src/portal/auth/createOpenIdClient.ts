import { InMemoryWebStorage, type OidcMetadata, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Brand } from '../../brand/index.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { createTabNameStorage } from './createTabNameStorage.ts';

/** Addresses of a provider, with the names of OpenID Connect Discovery. */
export type ProviderMetadata = Partial<OidcMetadata>;

/**
 * Creates a client for authorization code with PKCE. Tokens stay in memory only; the state of a redirect stands in session storage, or in
 * the name of the tab if there is no session storage. `metadata` has the provider's addresses; null asks the provider for them.
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
      store: tabStorage.isKept ? sessionStorage : createTabNameStorage(window),
    }),
  });
}
