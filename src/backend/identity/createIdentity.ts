import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type Provider from 'oidc-provider';
import { type Brand, neutralBrand } from '../../brand/index.ts';
import loginTexts from '../../../schemas/_shared/texts/login.de.json' with { type: 'json' };
import { readBrowserKind } from '../audit/readBrowserKind.ts';
import type { Device } from '../audit/recordEvent.ts';
import { unknownHostPage } from './pages/unknownHostPage.ts';
import type { FindSite, Site } from '../http/createSiteFinder.ts';
import type { FindNetwork } from '../http/findClientNetwork.ts';
import type { Log } from '../http/LogEntry.ts';
import { Unavailable } from '../http/Unavailable.ts';
import type { PrefetchAnswers } from '../../delivery/server/index.ts';
import type { Database } from '../store/openDatabase.ts';
import { createTexts } from '../texts/createTexts.ts';
import { readBrandTexts } from '../texts/readBrandTexts.ts';
import { accessibilityRoutes } from './pages/accessibilityRoutes.ts';
import { legalRoutes, type WriteLegalText } from './pages/legalRoutes.ts';
import { confirmEmailRoutes } from './emailChange/confirmEmailRoutes.ts';
import { createForeignVerifier, type Unreachable } from './createForeignVerifier.ts';
import { forgottenPasswordRoutes } from './passwords/forgottenPasswordRoutes.ts';
import { loadIdentityKeys } from './loadIdentityKeys.ts';
import { createKnownBrowsers } from './signIn/knownBrowsers.ts';
import { interactionRoutes } from './signIn/interactionRoutes.ts';
import { type Notice, noticePage } from './pages/noticePage.ts';
import { accessibilityPath, legalPaths, type PageBrand, pageHeaders } from './pages/pageFrame.ts';
import { pageFileRoutes } from './pages/pageFileRoutes.ts';
import { loadProviderMaker } from './provider/loadProviderMaker.ts';
import { setPasswordRoutes } from './passwords/setPasswordRoutes.ts';
import { createAccessTokenVerifier } from './verifyAccessToken.ts';
import type { Caller } from '../api/isCallerValid.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly brands: readonly Brand[];
  /** Folder of the brands, with `<brand>/logo.svg` etc. */
  readonly brandsFolder: string;
  /** Modules of the start page. The sign-in page preloads them, because the customer comes back there. */
  readonly startModules: readonly string[];
  readonly findSite: FindSite;
  readonly findNetwork: FindNetwork;
  /** Scheme of the addresses customers see. */
  readonly scheme: 'http' | 'https';
  /** `IDENTITY_KEYS`; null keeps keys in the database. */
  readonly configuredKeys: string | null;
  /** Minutes without any use after which a session ends. */
  readonly idleMinutes: number;
  /** Makes the first calls of a page, whose responses come along with a silent sign-in. */
  readonly prefetchAnswers: PrefetchAnswers;
  readonly writeLegalText: WriteLegalText;
  readonly log: Log;
  readonly clock: () => Date;
}

interface NoticeAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Promise<string>;
}

export interface Identity {
  /** Answers all requests under `/oidc/` except `/oidc/interaction/`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers requests under `/oidc/interaction/`: sign-in pages and their files. */
  readonly routes: Hono<{ Bindings: HttpBindings }>;
  /** Returns the page that explains why a request at a site is not answered now. */
  readonly notice: (site: Site, notice: Notice) => NoticeAnswer;
  /** Returns the page for hosts and ports that belong to no site (BRAND-010). */
  readonly unknownHost: () => NoticeAnswer;
  /** Returns the caller of an access token; null when the token is not valid for the Host header `host`. */
  readonly verify: (token: string, host: string) => Promise<Caller | Unreachable | null>;
  /** A secret of this server's processes, from which other keys may be derived. */
  readonly secret: string;
}

/**
 * Creates the embedded OpenID provider. Each site has an issuer `<origin>/oidc`; all share the same users and keys.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, brands, brandsFolder, startModules, scheme, clock, log } = options;
  const { findSite } = options;
  const keys = await loadIdentityKeys(database, options.configuredKeys);
  const idle = options.idleMinutes * 60;
  const deviceOf = createDeviceReader(options.findNetwork);
  const makeProvider = await loadProviderMaker({ ...options, keys, deviceOf, idle });

  const verifyOwn = createAccessTokenVerifier(keys);
  const foreign = new Map(
    brands.filter(hasForeignProvider).map(({ id, identity }) => [id, createForeignVerifier(identity)]),
  );
  const originOf = (host: string) => findSite(host)?.origin ?? '';
  const brandAt = (host: string) => findSite(host)?.brand ?? neutralBrand;
  const pageBrandAt = createPageBrands(brandAt, brandsFolder, startModules);
  const providerAt = createProviders(findSite, ({ brand, host, origin }) =>
    foreign.has(brand.id) ? null : makeProvider(origin, brand, () => pageBrandAt(host)),
  );

  const routes = new Hono<{ Bindings: HttpBindings }>();
  for (const paths of ['/oidc/*', accessibilityPath, ...Object.values(legalPaths)])
    routes.use(paths, createPageMiddleware(pageBrandAt));
  routes.route('/', accessibilityRoutes(pageBrandAt, brandsFolder));
  routes.route('/', legalRoutes({ pageBrandAt, originOf, writeLegalText: options.writeLegalText, clock }));
  routes.route('/', pageFileRoutes(brandAt, brandsFolder));
  routes.route('/', confirmEmailRoutes({ database, clock, pageBrandAt, deviceOf }));
  routes.route('/', setPasswordRoutes({ database, clock, pageBrandAt, deviceOf }));
  const browsers = createKnownBrowsers({ database, scheme, cookieKeys: keys.cookieKeys });
  const parts = { database, clock, providerAt, pageBrandAt, originOf, deviceOf, browsers };
  routes.route('/', forgottenPasswordRoutes({ ...parts, log }));
  routes.route('/', interactionRoutes(parts));

  return {
    routes,
    secret: keys.cookieKeys[0] ?? '',
    notice: ({ host }, notice) => ({
      headers: { ...pageHeaders, 'content-type': htmlType },
      body: Promise.resolve(noticePage(pageBrandAt(host), notice)).then(String),
    }),
    unknownHost: () => unknownHostPage(pageBrandAt('')),
    async verify(token, host) {
      const site = findSite(host);
      if (site === null) return null;
      const verifyForeign = foreign.get(site.brand.id);
      return verifyForeign === undefined ? verifyOwn(token, `${site.origin}/oidc`) : verifyForeign(token);
    },
    async handle(request, response) {
      const site = findSite(request.headers.host ?? '');
      const provider = site && providerAt(site.host);
      if (provider === null) return answerWithoutProvider(response, pageBrandAt(site?.host ?? ''));
      // The provider builds addresses and cookies from these headers, so that their values from the network are overwritten.
      request.headers['x-forwarded-proto'] = scheme;
      request.headers['x-forwarded-host'] = site?.host;
      for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
      const { originalUrl } = Object.assign(request, { originalUrl: request.url ?? '/' });
      request.url = originalUrl.slice('/oidc'.length) || '/';
      await provider.callback()(request, response);
    },
  };
}

const htmlType = 'text/html; charset=utf-8';

/** Returns a function that reads the browser of a request, with the network by which limits count. */
function createDeviceReader(findNetwork: FindNetwork): (request: IncomingMessage) => Device {
  return (request) => ({
    network: findNetwork(request),
    browser: readBrowserKind(request.headers['user-agent']),
  });
}

/** Creates middleware that adds the headers of pages and replaces an error by a page. */
function createPageMiddleware(pageBrandAt: (host: string) => PageBrand): MiddlewareHandler {
  return async (context, next) => {
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
    await next();
    if (context.error === undefined) return;
    const notice = context.error instanceof Unavailable ? 'unavailable' : 'failed';
    const page = await noticePage(pageBrandAt(context.req.header('host') ?? ''), notice);
    const { status } = context.res;
    context.res = new Response(String(page), { status, headers: { 'content-type': htmlType } });
  };
}

/** Answers a request at a site without embedded provider, whose customers sign in elsewhere. */
async function answerWithoutProvider(response: ServerResponse, page: PageBrand): Promise<void> {
  response.writeHead(404, { ...pageHeaders, 'content-type': htmlType });
  response.end(String(await noticePage(page, 'notFound')));
}

/** Returns true when the brand's customers sign in at a foreign provider. */
function hasForeignProvider({ identity: { authority } }: Brand): boolean {
  return !authority.startsWith('/');
}

/** Returns a function that finds the provider of a site by its host and creates it at the first request; null without one. */
function createProviders(
  findSite: FindSite,
  create: (site: Site) => Provider | null,
): (host: string) => Provider | null {
  const providers = new Map<string, Provider | null>();
  return (host) => {
    const site = findSite(host);
    if (site === null) return null;
    const provider = providers.get(site.origin) ?? create(site);
    providers.set(site.origin, provider);
    return provider;
  };
}

/** Returns a function that finds brand and texts for the pages of a host. */
function createPageBrands(
  brandAt: (host: string) => Brand,
  brandsFolder: string,
  startModules: readonly string[],
): (host: string) => PageBrand {
  const pageBrands = new Map<string, PageBrand>();
  return (host) => {
    const brand = brandAt(host);
    const page = pageBrands.get(brand.id) ?? {
      brand,
      texts: createTexts('login', loginTexts, readBrandTexts(brandsFolder, brand.id)),
      startModules,
    };
    pageBrands.set(brand.id, page);
    return page;
  };
}
