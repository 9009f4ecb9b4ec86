import type { Check } from './LintSubject.ts';

/** Errors stop a build. Warnings are found and listed, and stop nothing but `forms lint`. */
export type Severity = 'error' | 'warning';

export interface CatalogueEntry {
  readonly severity: Severity;
  readonly means: string;
  /** The check; or what judges the exceptions after all checks have run. */
  readonly find: Check | 'exceptions';
}

type Found = CatalogueEntry['find'];
export const error = (find: Found, means: string): CatalogueEntry => ({ severity: 'error', means, find });
export const warning = (find: Found, means: string): CatalogueEntry => ({ severity: 'warning', means, find });
