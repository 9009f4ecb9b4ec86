import type { Brand } from '../brand/index.ts';
import type { PageCalls } from '../protocol/signIn.ts';

/** Facts that the server writes into the page, so that the page needs no requests for them. */
export interface PageFacts {
  /** Null for a host that belongs to no brand. */
  readonly brand: Brand | null;
  /** The provider; null when customers of the host sign in elsewhere, or not at all. */
  readonly provider: PageProvider | null;
  /** The first calls of this page. */
  readonly calls: PageCalls;
}

/** The embedded identity provider. Members of `metadata` are those of OpenID Connect Discovery. */
export interface PageProvider {
  readonly metadata: {
    readonly issuer: string;
    readonly authorization_endpoint: string;
    readonly token_endpoint: string;
    readonly revocation_endpoint: string;
    readonly end_session_endpoint: string;
    readonly jwks_uri: string;
    readonly authorization_response_iss_parameter_supported: true;
  };
  /** True when the browser has a session at the provider, according to its cookies. */
  readonly hasSession: boolean;
}

/** The calls of a page without calls of its own. */
export const noCalls: PageCalls = { lists: false, draft: null };

/** The mark in `index.html` for the facts. */
const placeholder = '__PAGE_FACTS__';
const elementId = 'page-facts';

/** Writes the facts into a page. */
export function writePageFacts(page: string, facts: PageFacts): string {
  // A closing tag in a value would end the element.
  return page.replace(placeholder, () => JSON.stringify(facts).replaceAll('<', '\\u003c'));
}

/** Reads the facts of this page. Throws when the server wrote none. */
export function readPageFacts(page: Document): PageFacts {
  return JSON.parse(page.getElementById(elementId)?.textContent ?? '') as PageFacts;
}
