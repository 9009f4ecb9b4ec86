import { mountedForms } from '../../definitions/index.ts';
import { pagesWithoutForm } from './pagesWithoutForm.ts';
import { mountedPages } from './mountedPages.ts';
import type { Page } from './Page.ts';

/** Every page there is (SHELL-031). */
export const pages: readonly Page[] = [...pagesWithoutForm, ...mountedPages(mountedForms)];

/** Where a page is entered: the first step of a form, the page itself otherwise. */
export function getEntryPath({ path, content }: Page): string {
  return content.kind === 'form' ? content.entry : path;
}

export function pageAt(address: string): Page | undefined {
  return pages.find((page) => getEntryPath(page) === address);
}
