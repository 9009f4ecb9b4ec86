/** What a page asks for besides what every page does. */
export interface PageCalls {
  /** The lists of what an account has begun and reported. */
  readonly lists: boolean;
  /** The form whose draft is kept with the account; null where there is none. */
  readonly draft: string | null;
}

export const noCalls: PageCalls = { lists: false, draft: null };

/** Stands in `index.html` where the server writes what the asked page asks for. */
const placeholder = '__CALLS__';
const elementId = 'calls';

export function withPageCalls(page: string, calls: PageCalls): string {
  return page.replace(placeholder, () => JSON.stringify(calls));
}

/** What the server wrote into this page. */
export function readPageCalls(page: Document): PageCalls {
  return JSON.parse(page.getElementById(elementId)?.textContent ?? JSON.stringify(noCalls)) as PageCalls;
}
