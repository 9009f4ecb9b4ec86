import { mountedForms } from '../../definitions/index.ts';
import { pagesWithoutForm } from './pagesWithoutForm.ts';
import { listMountedPages } from './listMountedPages.ts';
import type { Page } from './Page.ts';

/** All pages (SHELL-031). */
export const pages: readonly Page[] = [...pagesWithoutForm, ...listMountedPages(mountedForms)];

/** Returns the entry of a page: the first step of a form, otherwise the page itself. */
export function getEntryPath({ path, content }: Page): string {
  return content.kind === 'form' ? content.entry : path;
}

export function findPage(address: string): Page | undefined {
  return pages.find((page) => getEntryPath(page) === address);
}
