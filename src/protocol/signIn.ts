/** The path to which the identity provider sends people back. */
export const callbackPath = '/auth/callback';

/** Returns the name of the cookie with the session of a site. Over https browsers take it from this host alone. */
export const getSessionCookie = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-_session' : '_session';

/** The mode of a silent sign-in: the provider answers with tokens as JSON, instead of a redirect with a page and a second request. */
export const silentResponseMode = 'json';

/** The header of the verifier that redeems the code of a silent sign-in (`code_verifier` of RFC 7636). No foreign page may send it. */
export const verifierHeader = 'x-code-verifier';

/** The header of a `PrefetchRequest` in a silent sign-in. No foreign page may send it. */
export const prefetchHeader = 'x-prefetch';

/** The calls of a page beyond those of every page. */
export interface PageCalls {
  /** True where the page shows the account's drafts and reports. */
  readonly lists: boolean;
  /** The form whose draft is kept with the account; null where there is none. */
  readonly draft: string | null;
}

/** The calls whose responses come with the tokens, besides those of every visit. */
export interface PrefetchRequest extends PageCalls {
  /** The chosen contract; null where there is none. */
  readonly policyNumber: string | null;
}

/** The response to a call of the API that comes with the tokens of a silent sign-in. */
export interface PrefetchedResponse {
  /** The path of the call. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Writes the request as the value of a header. */
export function writePrefetchRequest({ lists, draft, policyNumber }: PrefetchRequest): string {
  return new URLSearchParams({
    lists: String(lists),
    ...(draft === null ? {} : { draft }),
    ...(policyNumber === null ? {} : { policyNumber }),
  }).toString();
}

/** Reads the value of the header; null where it asks for no call. */
export function readPrefetchRequest(header: string): PrefetchRequest | null {
  if (header === '') return null;
  const said = new URLSearchParams(header);
  return {
    lists: said.get('lists') === 'true',
    draft: said.get('draft'),
    policyNumber: said.get('policyNumber'),
  };
}

/** The code of a refusal because the password was entered too long ago. After `confirmSession` the same call is answered. */
export const signInTooOldCode = 'SIGN_IN_TOO_OLD';
