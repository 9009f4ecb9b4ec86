import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { lazy, Suspense, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { brandTokens } from '../brand/index.ts';
import { BrandTheme } from '../wizard/theme/BrandTheme.tsx';
import { createPortalRouter } from './createPortalRouter.ts';
import { preloadPage } from './preloadPage.ts';
import { type Services, ServicesContext } from './session/Services.ts';
import { brandLogos } from './shell/brandLogos.ts';
import { LoadingOverlay } from './startup/LoadingOverlay.tsx';
import { Startup } from './startup/Startup.tsx';

interface AppProps {
  readonly services: Services;
  readonly texts: i18n;
  readonly queries: QueryClient;
  readonly nonce: string | undefined;
}

/** Few accounts need it, and they only once. */
const ActivationPages = lazy(async () => ({
  default: (await import('./pages/activation/ActivationPages.tsx')).ActivationPages,
}));

/** The portal of one brand: look, words, data, start, pages. */
export function App({ services, texts, queries, nonce }: AppProps) {
  const { brand } = services;
  const tokens = useMemo(() => brandTokens(brand), [brand]);
  const mark = brandLogos(brand)?.mark;

  return (
    <BrandTheme tokens={tokens} {...(nonce === undefined ? {} : { nonce })}>
      {mark !== undefined && <link rel="icon" href={mark} type="image/svg+xml" />}
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <ServicesContext value={services}>
            <Startup
              onPath={preloadPage}
              activation={(identity) => (
                <Suspense fallback={<LoadingOverlay what="data" />}>
                  <ActivationPages identity={identity} />
                </Suspense>
              )}
            >
              <Pages />
            </Startup>
          </ServicesContext>
        </QueryClientProvider>
      </I18nextProvider>
    </BrandTheme>
  );
}

/** Routes exist only once account and policies are there (SHELL-030). */
function Pages() {
  const [router] = useState(createPortalRouter);
  return <RouterProvider router={router} />;
}
