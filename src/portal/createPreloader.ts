import { matchRoutes, type RouteObject } from 'react-router-dom';
import { contentAt } from './pageTable/contentAt.ts';
import type { PreloadContext } from './forms/prepareForm.ts';
import { useSelectedPolicyStore } from './session/stores/selectedPolicyStore.ts';
import { showsLists } from './pageTable/getPageCalls.ts';
import type { OpenAccount } from './session/OpenAccount.ts';

interface Preloader {
  /** Code, texts and form of the page at a path. */
  readonly onPath: (path: string) => void;
  /** What the page at a path shows of this account besides its contracts; waits for it, and never fails. */
  readonly onOpen: (account: OpenAccount, path: string) => Promise<void>;
}

/** What a page needs is loaded while the data of the start are on their way. What fails now is loaded again when the page is opened. */
export function createPreloader(routes: RouteObject[], portal: PreloadContext): Preloader {
  return {
    onPath(path) {
      for (const { route } of matchRoutes(routes, path) ?? [])
        if (typeof route.lazy === 'function') route.lazy().catch(nothing);
      const content = contentAt(routes, path);
      if (content !== undefined && 'form' in content)
        import('./forms/prepareForm.ts')
          .then((ahead) => ahead.prepareForm(content.form, portal))
          .catch(nothing);
    },
    async onOpen(account, path) {
      const content = contentAt(routes, path);
      if (content === undefined) return;
      const { policyNumber } = useSelectedPolicyStore.getState();
      if ('form' in content)
        await import('./forms/prepareForm.ts')
          .then((ahead) =>
            account.switches.drafts && policyNumber !== null
              ? ahead.askForDraft(content.form, { ...account, policyNumber }, portal)
              : ahead.prepareForm(content.form, portal),
          )
          .catch(nothing);
      if (showsLists(content))
        await import('./forms/askForLists.ts')
          .then((ahead) => ahead.askForLists(account, portal))
          .catch(nothing);
    },
  };
}

const nothing = () => undefined;
