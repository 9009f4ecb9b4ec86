import type { PageCalls } from '../../protocol/signIn.ts';
import type { PageContent } from './Page.ts';

/** Returns true when a page lists the drafts and reports of an account. */
export function showsLists(content: PageContent): boolean {
  return 'view' in content && ['dashboard', 'claimsOverview'].includes(content.view);
}

/** Returns the calls of a page besides those of every page. `isKept` returns true when the account keeps the draft of a form. */
export function getPageCalls(content: PageContent, isKept: (form: string) => boolean): PageCalls {
  return {
    lists: showsLists(content),
    draft: 'form' in content && isKept(content.form) ? content.form : null,
  };
}
