import type { PageCalls } from './pageCalls.ts';

/** What a visit asks for first, besides what every visit does: what the page asks for, and about which contract. */
export interface FirstCalls extends PageCalls {
  readonly policyNumber: string | null;
}

/** The answer to a call of the API, as it comes along with the tokens of a silent sign-in. */
export interface FirstAnswer {
  /** Of the call. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Says in a silent sign-in what the page asks for with its tokens, so that the answers come along. No foreign page may send it. */
export const firstCallsHeader = 'x-first-calls';

/** As a header may have it. */
export function writeFirstCalls({ lists, draft, policyNumber }: FirstCalls): string {
  return new URLSearchParams({
    lists: String(lists),
    ...(draft === null ? {} : { draft }),
    ...(policyNumber === null ? {} : { policyNumber }),
  }).toString();
}

/** Null where nothing is asked for. */
export function readFirstCalls(header: string): FirstCalls | null {
  if (header === '') return null;
  const said = new URLSearchParams(header);
  return {
    lists: said.get('lists') === 'true',
    draft: said.get('draft'),
    policyNumber: said.get('policyNumber'),
  };
}
