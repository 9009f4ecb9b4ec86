import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Brand } from '../../brand/index.ts';
import { callbackPath, type PageProvider } from '../../protocol/pageProvider.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { tabNameStorage } from './tabNameStorage.ts';

/**
 * Authorization code with PKCE against the brand's provider; tokens live in memory only, what a redirect needs in session storage, or in
 * the name of the tab where there is none. `known`: the provider's addresses, where the page has them; null asks the provider.
 */
export function createOpenIdClient(
  identity: Brand['identity'],
  origin: string,
  known: PageProvider | null,
): UserManager {
  return new UserManager({
    authority: new URL(identity.authority, origin).href,
    ...(known === null ? {} : { metadata: known.metadata }),
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
