import type { QueryClient } from '@tanstack/react-query';
import { type Brand, neutralBrand } from '../brand/index.ts';
import { leaveWithoutWarning } from '../wizard/draft/openDrafts.ts';
import { createCallOperation } from './api/createCallOperation.ts';
import { createServerClock } from './api/createServerClock.ts';
import { createAuthSession } from './auth/createAuthSession.ts';
import type { Boot } from './auth/Boot.ts';
import type { BrowserLocation } from './auth/BrowserLocation.ts';
import type { ProviderMetadata } from './auth/createOpenIdClient.ts';
import { askedPathKey } from './auth/signOutNames.ts';
import type { Tokens } from './auth/Tokens.ts';
import { createSignOut } from './session/createSignOut.ts';
import { askForPassword } from './session/stores/passwordQuestionStore.ts';
import { useFailedRequestStore } from './session/stores/failedRequestStore.ts';
import { type SignInRefusal, useRefusedSignInStore } from './session/stores/refusedSignInStore.ts';
import type { LoadingFrame, Services } from './session/Services.ts';
import { updateSessionEnd, isSessionUsed } from './session/stores/sessionEndStore.ts';
import { deviceStorage, tabStorage } from '../ui/storage/tabStorage.ts';

/** The data of the page, and the work that it has started. */
interface OpenedPage {
  /** Null for a host that belongs to no brand. */
  readonly brand: Brand | null;
  /** Null where the page does not know the provider's addresses. */
  readonly provider: { readonly metadata: ProviderMetadata } | null;
  readonly boot: Boot;
  readonly frame: LoadingFrame;
}

/** Creates the services of the portal for this page. */
export function createServices(
  { brand, provider, boot, frame }: OpenedPage,
  queries: QueryClient,
  page: Window,
): Services {
  const { origin, hostname } = page.location;
  const shown = brand ?? neutralBrand;
  const clock = createServerClock(Date.now);
  const browser = createBrowserLocation(page);
  const { identity } = shown;
  const reading = {
    identity,
    clock,
    heard: (claims: Tokens['claims']) => updateSessionEnd(claims, identity),
    isUsed: isSessionUsed,
  };
  const session = createAuthSession({
    browser,
    ...reading,
    silent: boot.signIn,
    load: async () => {
      const { buildOpenIdSession } = await import('./auth/buildOpenIdSession.ts');
      return buildOpenIdSession({ metadata: provider?.metadata ?? null, browser, ...reading });
    },
  });
  const auth = {
    ...session,
    toLogin: () => {
      leaveWithoutWarning();
      return session.toLogin();
    },
  };

  return {
    brand: shown,
    brandKey: rememberBrand(brand, hostname),
    hostname,
    frame,
    auth,
    call: createCallOperation({
      tokens: auth,
      clock,
      origin,
      send: page.fetch.bind(page),
      // The code for uploads is loaded with the first upload.
      sendUpload: async (request) => (await import('./api/sendUpload.ts')).sendUpload(request),
      takeResponse: boot.takeResponse,
      // The id is short, so that customers can read it out on the telephone.
      newId: () => crypto.randomUUID().slice(0, 13),
      failed: (id) => useFailedRequestStore.setState({ id }),
      confirmSignIn: askForPassword,
    }),
    now: clock.now,
    ...createSignOut(auth, queries, page, boot.isSignedOut()),
  };
}

/**
 * Stores the lowercased realm under `brand` (BRAND-009) and returns it. For an unknown host it is empty, and the host is logged
 * (BRAND-010).
 */
function rememberBrand(brand: Brand | null, hostname: string): string {
  const key = brand?.realm.toLowerCase() ?? '';
  deviceStorage.write('brand', key);
  if (brand === null) console.info(`No brand for host ${hostname}`);
  return key;
}

/** Returns the parts of the browser that a sign-in uses. */
function createBrowserLocation(page: Window): BrowserLocation {
  return {
    origin: page.location.origin,
    path: () => page.location.pathname + page.location.search + page.location.hash,
    askedPath: () => tabStorage.read(askedPathKey),
    keepAskedPath: (path: string) => void tabStorage.write(askedPathKey, path),
    leaveFor: (url: string) => page.location.replace(url),
    wasSignedIn: () => tabStorage.read('appConfig') !== null,
    giveUp: (refusedBy: SignInRefusal) => useRefusedSignInStore.setState({ refusedBy }),
  };
}
