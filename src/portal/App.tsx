import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { BrandTheme } from '../ui/style/BrandTheme.tsx';
import { findContent } from './pageTable/findContent.ts';
import { createPreloader } from './createPreloader.ts';
import { buildPortalRoutes } from './buildPortalRoutes.tsx';
import { followRoutes } from './session/followRoutes.ts';
import { loadTexts } from './session/loadTexts.ts';
import { type Services, ServicesContext } from './session/Services.ts';
import { LoadingOverlay } from './startup/LoadingOverlay.tsx';
import { Startup } from './startup/Startup.tsx';
import { TextsContext } from '../ui/texts/useTexts.ts';

interface AppProps {
  readonly services: Services;
  readonly texts: i18n;
  readonly queries: QueryClient;
  readonly nonce: string | undefined;
}

/** Only accounts that are not activated load the activation. */
const ActivationPages = lazy(async () => ({
  default: (await import('./pages/activation/ActivationPages.tsx')).ActivationPages,
}));

/** The portal of one brand: look, words, data, start, pages. */
export function App({ services, texts, queries, nonce }: AppProps) {
  const { brand, frame } = services;
  const routes = useMemo(
    () => buildPortalRoutes((names) => loadTexts(texts, brand.id, names)),
    [texts, brand],
  );
  const ahead = useMemo(
    () => createPreloader(routes, { services, texts, queries }),
    [routes, services, texts, queries],
  );
  useLayoutEffect(() => frame.release(), [frame]);

  return (
    <BrandTheme brand={brand} {...(nonce === undefined ? {} : { nonce })}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          <ServicesContext value={services}>
            <Startup
              onPath={ahead.onPath}
              onOpen={ahead.onOpen}
              activation={(identity) => (
                <Suspense fallback={<LoadingOverlay what="data" files />}>
                  <ActivationPages identity={identity} />
                </Suspense>
              )}
            >
              <Pages routes={routes} />
            </Startup>
          </ServicesContext>
        </QueryClientProvider>
      </TextsContext>
    </BrandTheme>
  );
}

/**
 * Routes exist only after account and policies have loaded (SHELL-030). If the first page is a form, React draws it at once, because only a
 * whole form is useful; other pages are drawn in parts, and the browser can answer in between.
 */
function Pages({ routes }: { readonly routes: RouteObject[] }) {
  const [router] = useState(() => createPortalRouter(routes));
  const [isForm] = useState(() => {
    const content = findContent(routes, location.pathname);
    return content !== undefined && 'form' in content;
  });
  const [isBegun, setBegun] = useState(router.state.initialized);
  useEffect(() => router.subscribe(({ initialized }) => setBegun(initialized)), [router]);
  return <RouterProvider router={router} {...(isForm && !isBegun ? { useTransitions: false } : {})} />;
}

/**
 * Scrolls each page to its top, on the way back as well, where browsers would restore the previous position (SHELL-032). A reload is left
 * to the browser.
 */
function beginPagesAtTheirTop(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function createPortalRouter(routes: RouteObject[]): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes);
  followRoutes(router);
  beginPagesAtTheirTop();
  return router;
}
