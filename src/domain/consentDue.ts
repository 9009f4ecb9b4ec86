import { addDays } from './addDays.ts';

interface ConsentState {
  /** The day the customer last answered, null when never. */
  readonly lastChange: string | null;
  readonly today: string;
  /** Days an answer counts. */
  readonly againAfterDays: number;
  readonly dunningLevel: number;
  readonly isDowntime: boolean;
}

/** From this level on open premiums are the first thing to speak about. */
const dunningFirst = 3;

/** Whether the start page asks for consents now (DASH-013): nothing more urgent is the matter, and there is no recent answer. */
export function consentDue(state: ConsentState): boolean {
  const { lastChange, today, againAfterDays, dunningLevel, isDowntime } = state;
  if (isDowntime || dunningLevel >= dunningFirst) return false;
  return lastChange === null || addDays(lastChange, againAfterDays) < today;
}
