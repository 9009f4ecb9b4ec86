import type { PageCalls } from '../../protocol/pageCalls.ts';
import type { PageContent } from './Page.ts';

/** What a page asks for besides what every page does. `isKept`: the draft of a form is kept with the account. */
export function callsOf(content: PageContent, isKept: (form: string) => boolean): PageCalls {
  return {
    lists: 'view' in content && ['dashboard', 'claimsOverview'].includes(content.view),
    draft: 'form' in content && isKept(content.form) ? content.form : null,
  };
}
