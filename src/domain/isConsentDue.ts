import { addDays } from '../calendar/index.ts';

interface ConsentState {
  /** The day the customer last answered, null when never. */
  readonly lastChange: string | null;
  readonly today: string;
  /** Days an answer counts. */
  readonly againAfterDays: number;
  readonly hasOpenPremiums: boolean;
  readonly isDowntime: boolean;
}

/** Whether the start page asks for consents now (DASH-013): nothing more urgent is the matter, and there is no recent answer. */
export function isConsentDue(state: ConsentState): boolean {
  const { lastChange, today, againAfterDays, hasOpenPremiums, isDowntime } = state;
  if (isDowntime || hasOpenPremiums) return false;
  return lastChange === null || addDays(lastChange, againAfterDays) < today;
}
