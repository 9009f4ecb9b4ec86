import { addDays } from '../calendar/index.ts';

interface ConsentState {
  /** The day the customer last answered, null when never. */
  readonly lastChange: string | null;
  readonly today: string;
  /** Days for which an answer is valid. */
  readonly againAfterDays: number;
  readonly hasOpenPremiums: boolean;
  readonly isDowntime: boolean;
}

/** Tells whether the start page asks for consents now (DASH-013): no other message is more urgent, and the last answer is not recent. */
export function isConsentDue(state: ConsentState): boolean {
  const { lastChange, today, againAfterDays, hasOpenPremiums, isDowntime } = state;
  if (isDowntime || hasOpenPremiums) return false;
  return lastChange === null || addDays(lastChange, againAfterDays) < today;
}
