import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';
import type { Device } from '../../audit/recordEvent.ts';
import type { Database } from '../../store/openDatabase.ts';
import type { PageBrand } from '../pages/pageFrame.ts';
import type { KnownBrowsers } from './knownBrowsers.ts';

export type PageContext = Context<{ Bindings: HttpBindings }>;

export interface InteractionParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** Returns null for a site whose customers sign in elsewhere. */
  readonly providerAt: (host: string) => Provider | null;
  readonly pageBrandAt: (host: string) => PageBrand;
  /** Returns the origin of a host, as it is configured. */
  readonly originOf: (host: string) => string;
  /** Returns the browser of a request, with the network by which limits count. */
  readonly deviceOf: (request: HttpBindings['incoming']) => Device;
  readonly browsers: KnownBrowsers;
}

/** Returns the Host header of a request. */
export const getHost = (context: PageContext): string => context.req.header('host') ?? '';
