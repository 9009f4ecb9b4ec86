import type { Brand } from '../brand/index.ts';
import type { PageCalls } from '../protocol/signIn.ts';

/** What the server writes into the page, so that the page asks for none of it. */
export interface PageFacts {
  /** Null for a host that belongs to no brand. */
  readonly brand: Brand | null;
  /** Null where customers of the host sign in elsewhere, or nowhere. */
  readonly provider: PageProvider | null;
  /** What the asked page asks for. */
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
  /** The browser has a session at the provider, as far as its cookies tell. */
  readonly hasSession: boolean;
}

/** Of a page that asks for no more than every page does. */
export const noCalls: PageCalls = { lists: false, draft: null };

/** Stands in `index.html` where the server writes the facts. */
const placeholder = '__PAGE_FACTS__';
const elementId = 'page-facts';

/** The page with the facts in it. */
export function writePageFacts(page: string, facts: PageFacts): string {
  // A closing tag inside a value would end the element.
  return page.replace(placeholder, () => JSON.stringify(facts).replaceAll('<', '\\u003c'));
}

/** The facts in this page. Throws where the server wrote none. */
export function readPageFacts(page: Document): PageFacts {
  return JSON.parse(page.getElementById(elementId)?.textContent ?? '') as PageFacts;
}
