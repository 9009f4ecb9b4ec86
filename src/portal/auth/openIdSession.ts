import type { PageProvider } from '../../protocol/pageProvider.ts';
import { createOpenIdClient } from './createOpenIdClient.ts';
import {
  type BrowserLocation,
  createOpenIdSession,
  type OpenIdSession,
  type TokenReading,
} from './createOpenIdSession.ts';

interface Page extends TokenReading {
  readonly provider: PageProvider | null;
  readonly browser: BrowserLocation;
}

/** What signing in takes beyond the silent way, in one part that is loaded when it is needed. */
export function openIdSession({ provider, browser, ...reading }: Page): OpenIdSession {
  const client = createOpenIdClient(reading.identity, browser.origin, provider);
  return createOpenIdSession(client, browser, reading);
}
