/** Where the identity provider sends people back to. */
export const callbackPath = '/auth/callback';

/** The mode in which the provider answers a silent sign-in: its tokens as JSON, instead of a redirect with a page and a second request behind it. */
export const silentResponseMode = 'json';

/** Carries what redeems the code of a silent sign-in (`code_verifier` of RFC 7636). No foreign page may send it. */
export const verifierHeader = 'x-code-verifier';

/** Carries a `PrefetchRequest` in a silent sign-in. No foreign page may send it. */
export const prefetchHeader = 'x-prefetch';

/** What a page asks for besides what every page does. */
export interface PageCalls {
  /** The lists of what an account has begun and reported. */
  readonly lists: boolean;
  /** The form whose draft is kept with the account; null where there is none. */
  readonly draft: string | null;
}

/** The calls whose responses come along with the tokens, besides those of every visit. */
export interface PrefetchRequest extends PageCalls {
  /** The chosen contract; null where there is none. */
  readonly policyNumber: string | null;
}

/** The response to a call of the API, as it comes along with the tokens of a silent sign-in. */
export interface PrefetchedResponse {
  /** Of the call. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** As a header may have it. */
export function writePrefetchRequest({ lists, draft, policyNumber }: PrefetchRequest): string {
  return new URLSearchParams({
    lists: String(lists),
    ...(draft === null ? {} : { draft }),
    ...(policyNumber === null ? {} : { policyNumber }),
  }).toString();
}

/** Null where nothing is asked for. */
export function readPrefetchRequest(header: string): PrefetchRequest | null {
  if (header === '') return null;
  const said = new URLSearchParams(header);
  return {
    lists: said.get('lists') === 'true',
    draft: said.get('draft'),
    policyNumber: said.get('policyNumber'),
  };
}
