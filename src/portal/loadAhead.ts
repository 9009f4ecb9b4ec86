import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Portal } from './forms/prepareForm.ts';
import { useSelectedPolicyStore } from './session/selectedPolicyStore.ts';
import type { Page } from './pageTable/Page.ts';

interface Ahead {
  /** Code, texts and form of the page at a path. */
  readonly onPath: (path: string) => void;
  /** What was kept of that form for the account. */
  readonly onDrafts: (accountId: string, path: string) => void;
}

/** What a page needs is loaded while the data of the start are on their way. What fails now is loaded again when the page is opened. */
export function loadAhead(routes: RouteObject[], portal: Portal): Ahead {
  const formAt = (path: string) =>
    matchRoutes(routes, path)
      ?.map(({ route }) => formOf(route))
      .find(Boolean);
  return {
    onPath(path) {
      for (const { route } of matchRoutes(routes, path) ?? [])
        if (typeof route.lazy === 'function') route.lazy().catch(nothing);
      const form = formAt(path);
      if (form !== undefined)
        import('./forms/prepareForm.ts').then((ahead) => ahead.prepareForm(form, portal)).catch(nothing);
    },
    onDrafts(accountId, path) {
      const form = formAt(path);
      const { policyNumber } = useSelectedPolicyStore.getState();
      if (form !== undefined && policyNumber !== null)
        import('./forms/prepareForm.ts')
          .then((ahead) => ahead.askForDraft(form, { accountId, policyNumber }, portal))
          .catch(nothing);
    },
  };
}

function formOf({ handle }: RouteObject): string | undefined {
  const page = handle as Page | undefined;
  return page !== undefined && 'form' in page.content ? page.content.form : undefined;
}

const nothing = () => undefined;
