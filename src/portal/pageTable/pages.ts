import { accountPages } from './accountPages.ts';
import { claimPages } from './claimPages.ts';
import { contractPages } from './contractPages.ts';
import { otherPages } from './otherPages.ts';
import type { Page } from './Page.ts';

/** Every page there is (SHELL-031). */
export const pages: readonly Page[] = [...otherPages, ...claimPages, ...accountPages, ...contractPages];

/** The addresses of all pages that are no step of a form: what forms may lead to. */
export const pageAddresses: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => !/[*:]/.test(path));

/** Where a page is entered: the first step of a form, the page itself otherwise. */
export function entryOf({ path, content }: Page): string {
  return content.kind === 'form' ? content.entry : path;
}

export function pageAt(address: string): Page | undefined {
  return pages.find((page) => entryOf(page) === address);
}
