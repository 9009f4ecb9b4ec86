import type { Check } from './LintSubject.ts';

/** Errors stop a build. Warnings are reported and stop only `forms lint`. */
export type Severity = 'error' | 'warning';

/**
 * The input of one run of a check. Findings depend on this input alone, so that they stay valid while it is the same. `form`: one form with
 * the definitions that it reads, or the shared definitions. `uses`: all forms, for unused shared definitions. `everything`: all
 * definitions. `flows`: the flow tests of one form. `texts`: the texts of one form, area or brand.
 */
export type LooksAt = 'form' | 'uses' | 'everything' | 'flows' | 'texts';

export interface CatalogueEntry {
  readonly severity: Severity;
  /** The check, or `exceptions` for findings about exceptions, which are made after all checks. */
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
