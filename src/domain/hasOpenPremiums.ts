import type { Account } from '../protocol/index.ts';

/** Open premiums from here on block changes. */
const blockingLevel = 3;

/** Whether premiums have been open for so long that this is the first thing to speak about. */
export function hasOpenPremiums({ dunningLevel }: Pick<Account, 'dunningLevel'>): boolean {
  return (dunningLevel ?? 0) >= blockingLevel;
}
