import { claimPages } from './claimPages.ts';
import { otherPages } from './otherPages.ts';
import type { Page } from './Page.ts';

/** The pages that are no forms. Their table needs no form definitions. */
export const pagesWithoutForm: readonly Page[] = [...otherPages, ...claimPages];

/** The addresses of these pages without parameters: forms may link to them. */
export const addressesWithoutForm: readonly string[] = pagesWithoutForm
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));
