import type { PageCalls } from '../../protocol/signIn.ts';
import type { PageContent } from './Page.ts';

/** Whether a page shows the lists of what an account has begun and reported. */
export function showsLists(content: PageContent): boolean {
  return 'view' in content && ['dashboard', 'claimsOverview'].includes(content.view);
}

/** What a page asks for besides what every page does. `isKept`: the draft of a form is kept with the account. */
export function getPageCalls(content: PageContent, isKept: (form: string) => boolean): PageCalls {
  return {
    lists: showsLists(content),
    draft: 'form' in content && isKept(content.form) ? content.form : null,
  };
}
