import { matchPath } from 'react-router-dom';
import { pages } from '../../pageTable/pages.ts';
import { contractParameter } from '../../session/stores/askedContract.ts';

/**
 * Writes the contract into the address of a link before the link is used, so that a new tab or window opens it: the choice of a contract
 * belongs to one tab. Within the tab the router follows the plain address. A link names its contract by `data-contract`; other links to
 * pages about a contract carry the one that `selected` returns. Returns a function that ends it.
 */
export function carryContract(page: Document, selected: () => string | null): () => void {
  const carry = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== page.location.origin) return;
    // A link within the page, like the one past the navigation, would load the page anew.
    if (link.getAttribute('href')?.startsWith('#') === true) return;
    const policyNumber = link.dataset['contract'] ?? (isAboutContract(link.pathname) ? selected() : null);
    if (policyNumber === null) return;
    const query = new URLSearchParams(link.search);
    query.set(contractParameter, policyNumber);
    link.search = String(query);
  };
  const kinds = ['pointerdown', 'keydown', 'contextmenu'];
  for (const kind of kinds) page.addEventListener(kind, carry, true);
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, carry, true);
  };
}

function isAboutContract(pathname: string): boolean {
  const found = pages.find(({ path }) => matchPath(path, pathname) !== null);
  return found !== undefined && found.contract !== null;
}
