import { claimPages } from './claimPages.ts';
import { otherPages } from './otherPages.ts';
import type { Page } from './Page.ts';

/** The pages that are no forms. Their table needs no form definitions. */
export const pagesWithoutForm: readonly Page[] = [...otherPages, ...claimPages];

/** Their addresses, as far as they are complete: where forms may lead to besides their own. */
export const addressesWithoutForm: readonly string[] = pagesWithoutForm
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));
