import type { Brand } from '../../brand/index.ts';
import type { PageProvider } from '../../protocol/pageProvider.ts';
import type { ServerClock } from '../api/createServerClock.ts';
import { createOpenIdClient } from './createOpenIdClient.ts';
import { type BrowserLocation, createOpenIdSession, type OpenIdSession } from './createOpenIdSession.ts';

interface Page {
  readonly identity: Brand['identity'];
  readonly provider: PageProvider | null;
  readonly browser: BrowserLocation;
  readonly clock: Pick<ServerClock, 'now' | 'follow'>;
}

/** What signing in takes beyond the silent way, in one part that is loaded when it is needed. */
export function openIdSession({ identity, provider, browser, clock }: Page): OpenIdSession {
  const client = createOpenIdClient(identity, browser.origin, provider);
  return createOpenIdSession(client, browser, { identity, clock });
}
