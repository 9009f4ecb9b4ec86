import type { Account } from '../protocol/index.ts';

/** Open premiums block changes from this dunning level on. */
const blockingLevel = 3;

/** Tells whether premiums have been open for so long that the portal speaks about them first. */
export function hasOpenPremiums({ dunningLevel }: Pick<Account, 'dunningLevel'>): boolean {
  return (dunningLevel ?? 0) >= blockingLevel;
}
