import { useMatches } from 'react-router-dom';
import type { Page } from '../../pageTable/Page.ts';
import { pages } from '../../pageTable/pages.ts';

/** The page of the address shown; undefined outside of the portal's own routes. */
export function useCurrentPage(): Page | undefined {
  const handle = useMatches().at(-1)?.handle;
  return pages.find((page) => page === handle);
}
