import { createOpenIdClient, type ProviderMetadata } from './createOpenIdClient.ts';
import {
  type BrowserLocation,
  createOpenIdSession,
  type OpenIdSession,
  type TokenContext,
} from './createOpenIdSession.ts';

interface Page extends TokenContext {
  /** Null where the page does not know the provider's addresses. */
  readonly metadata: ProviderMetadata | null;
  readonly browser: BrowserLocation;
}

/** What signing in takes beyond the silent way, in one part that is loaded when it is needed. */
export function openIdSession({ metadata, browser, ...reading }: Page): OpenIdSession {
  const client = createOpenIdClient(reading.identity, browser.origin, metadata);
  return createOpenIdSession(client, browser, reading);
}
