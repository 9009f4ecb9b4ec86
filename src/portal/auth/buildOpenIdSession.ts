import { createOpenIdClient, type ProviderMetadata } from './createOpenIdClient.ts';
import type { BrowserLocation } from './BrowserLocation.ts';
import { createOpenIdSession, type OpenIdSession, type TokenContext } from './createOpenIdSession.ts';

interface Page extends TokenContext {
  /** Null where the page does not know the provider's addresses. */
  readonly metadata: ProviderMetadata | null;
  readonly browser: BrowserLocation;
}

/** Builds the session that signs in by leaving the page. The code is loaded only when the silent sign-in is not enough. */
export function buildOpenIdSession({ metadata, browser, ...reading }: Page): OpenIdSession {
  const client = createOpenIdClient(reading.identity, browser.origin, metadata);
  return createOpenIdSession(client, browser, reading);
}
