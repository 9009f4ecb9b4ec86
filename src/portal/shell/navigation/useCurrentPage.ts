import { useLocation, useMatches } from 'react-router-dom';
import { readChooserRequest } from '../../pageTable/chooserRequest.ts';
import type { MenuGroupId, Page } from '../../pageTable/Page.ts';
import { findPage, pages } from '../../pageTable/pages.ts';

/** The page of the address shown; undefined outside of the portal's own routes. */
export function useCurrentPage(): Page | undefined {
  const handle = useMatches().at(-1)?.handle;
  return pages.find((page) => page === handle);
}

/** The group of the menu that is marked: that of the page, and while a contract is chosen, that of the page it is chosen for. */
export function useCurrentGroup(): MenuGroupId | null {
  const page = useCurrentPage();
  const { state } = useLocation();
  const isChooser = page?.content.kind === 'view' && page.content.view === 'contractSelection';
  const shown = isChooser ? findPage(readChooserRequest(state).targetPath) : page;
  return shown?.group ?? null;
}
