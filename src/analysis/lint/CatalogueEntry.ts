import type { Check } from './LintSubject.ts';

/** Errors stop a build. Warnings are found and listed, and stop nothing but `forms lint`. */
export type Severity = 'error' | 'warning';

/**
 * What a check looks at at a time; its findings hang on nothing else, so that they stand while that is the same: one form with what it
 * reads, and what all share; all forms, for what is shared and used by none; everything; the flow tests of one form; the texts of one
 * form, area or brand.
 */
export type LooksAt = 'form' | 'uses' | 'everything' | 'flows' | 'texts';

export interface CatalogueEntry {
  readonly severity: Severity;
  /** The check; or what judges the exceptions after all checks have run. */
  readonly find: Check | 'exceptions';
  readonly looksAt: LooksAt;
}

type Found = CatalogueEntry['find'];
export const error = (find: Found, looksAt: LooksAt = 'form'): CatalogueEntry => ({
  severity: 'error',
  find,
  looksAt,
});
export const warning = (find: Found, looksAt: LooksAt = 'form'): CatalogueEntry => ({
  severity: 'warning',
  find,
  looksAt,
});
