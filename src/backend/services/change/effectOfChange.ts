import { addDays } from '../../../calendar/index.ts';
import type { ApplicationSwitches } from '../../../domain/applicationSwitches.ts';

/** What becomes of a change that was accepted. */
export interface EffectOfChange {
  /** To the back office. */
  readonly handedOver: boolean;
  readonly takesEffectOn: string;
}

interface AcceptedChange {
  readonly validFrom: string;
  /** The customer's side asks for the back office. */
  readonly asyncChange: boolean;
  /** A change that is valid further ahead than so many days is passed to the back office (SUM-021, PAY-028). */
  readonly daysAtOnce: number;
}

/** A change is processed at once, or handed to the back office, which needs until the next day at least. */
export function effectOfChange(
  { validFrom, asyncChange, daysAtOnce }: AcceptedChange,
  { today, switches }: { readonly today: string; readonly switches: ApplicationSwitches },
): EffectOfChange {
  const isFarAhead = validFrom > addDays(today, daysAtOnce);
  const handedOver = asyncChange || isFarAhead || !switches.realTimeChanges;
  const tomorrow = addDays(today, 1);
  return { handedOver, takesEffectOn: handedOver && validFrom < tomorrow ? tomorrow : validFrom };
}
