import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Brand } from '../../../brand/index.ts';
import type { Device } from '../../audit/recordEvent.ts';
import { silentResponseMode } from '../../../protocol/signIn.ts';
import { createErrorEntry } from '../../http/createErrorEntry.ts';
import type { Log } from '../../http/LogEntry.ts';
import { Unavailable } from '../../http/Unavailable.ts';
import type { PrefetchAnswers } from '../../../delivery/server/index.ts';
import { createSilentResponder } from './createSilentResponder.ts';
import type { PageBrand } from '../pages/pageFrame.ts';
import { createProviderConfiguration, type ProviderParts } from '../createProviderConfiguration.ts';
import { createSignOutAndErrorPages } from './createSignOutAndErrorPages.ts';
import { recordSignOut } from './recordSignOut.ts';
import { replaceLibraryForm } from './replaceLibraryForm.ts';
import { putSignInPage } from '../signIn/putSignInPage.ts';
import { createRetryHeader } from '../../http/createRetryHeader.ts';

interface MakerParts extends ProviderParts {
  readonly prefetchAnswers: PrefetchAnswers;
  readonly log: Log;
  readonly clock: () => Date;
  readonly deviceOf: (request: IncomingMessage) => Device;
}

type MakeProvider = (origin: string, brand: Brand, pageBrand: () => PageBrand) => Provider;

/** Returns a function that creates the provider of a brand at an origin, with pages in its look and errors in the log. */
export async function loadProviderMaker({
  log,
  clock,
  deviceOf,
  prefetchAnswers,
  ...parts
}: MakerParts): Promise<MakeProvider> {
  const library = await loadProviderModule();
  return (origin, brand, pageBrand) => {
    const pages = createSignOutAndErrorPages(pageBrand);
    const configuration = createProviderConfiguration(origin, brand, parts, pages);
    const provider = new library.Provider(`${origin}/oidc`, configuration);
    provider.proxy = true;
    provider.registerResponseMode(silentResponseMode, createSilentResponder(prefetchAnswers));
    provider.use(async (context, next) => {
      await next();
      if (context.status === 404 && !context.body) await pages.notFound(context);
      await replaceLibraryForm(context as KoaContextWithOIDC, pages);
      await putSignInPage(context, pageBrand());
      const by = deviceOf(context.req);
      await recordSignOut(context, { query: parts.database.query, brand: brand.id, at: clock(), by });
    });
    reportErrors(provider, log);
    return provider;
  };
}

/** Logs errors of the provider, which answers unexpected errors with 500 and logs nothing itself. */
function reportErrors(provider: Provider, log: Log): void {
  // Without a listener the library would write to the console.
  const events: EventEmitter = provider;
  events.on('error', (error: unknown) => log(createErrorEntry(randomUUID(), error)));
  provider.on('server_error', (context, error) => {
    log(createErrorEntry(randomUUID(), error));
    if (!(error instanceof Unavailable)) return;
    context.status = 503;
    context.set(createRetryHeader(error.retryAfter));
  });
}

/**
 * Loads the module of the OpenID provider. On Node 20 it warns that the runtime is unsupported, although the parts in use work there (tests
 * show it); this one warning is suppressed.
 */
async function loadProviderModule(): Promise<typeof import('oidc-provider')> {
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
