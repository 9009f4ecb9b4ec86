import { matchRoutes, type RouteObject } from 'react-router-dom';
import { findContent } from './pageTable/findContent.ts';
import type { PreloadContext } from './forms/prepareForm.ts';
import { useSelectedPolicyStore } from './session/stores/selectedPolicyStore.ts';
import { showsLists } from './pageTable/getPageCalls.ts';
import type { OpenAccount } from './session/OpenAccount.ts';

interface Preloader {
  /** Loads code, texts and form of the page at a path. */
  readonly onPath: (path: string) => void;
  /** Loads the lists and drafts of this account that the page at a path shows, and waits for them. Never fails. */
  readonly onOpen: (account: OpenAccount, path: string) => Promise<void>;
}

/** Loads the needs of a page while the start loads its data. A load that fails here is repeated when the page opens. */
export function createPreloader(routes: RouteObject[], portal: PreloadContext): Preloader {
  return {
    onPath(path) {
      for (const { route } of matchRoutes(routes, path) ?? [])
        if (typeof route.lazy === 'function') route.lazy().catch(nothing);
      const content = findContent(routes, path);
      if (content !== undefined && 'form' in content)
        import('./forms/prepareForm.ts')
          .then((ahead) => ahead.prepareForm(content.form, portal))
          .catch(nothing);
    },
    async onOpen(account, path) {
      const content = findContent(routes, path);
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
