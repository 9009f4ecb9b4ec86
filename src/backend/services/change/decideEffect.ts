import { addDays } from '../../../calendar/index.ts';
import type { ApplicationSwitches } from '../../../domain/applicationSwitches.ts';

/** The result of an accepted change. */
export interface EffectOfChange {
  /** True when the change is handed over to the back office. */
  readonly handedOver: boolean;
  readonly takesEffectOn: string;
}

interface AcceptedChange {
  readonly validFrom: string;
  /** True when the client asks for the back office. */
  readonly asyncChange: boolean;
  /** Changes that become valid later than in this number of days are handed to the back office (SUM-021, PAY-028). */
  readonly daysAtOnce: number;
}

/** Decides whether a change is processed at once or by the back office, which needs until the next day at least. */
export function decideEffect(
  { validFrom, asyncChange, daysAtOnce }: AcceptedChange,
  { today, switches }: { readonly today: string; readonly switches: ApplicationSwitches },
): EffectOfChange {
  const isFarAhead = validFrom > addDays(today, daysAtOnce);
  const handedOver = asyncChange || isFarAhead || !switches.realTimeChanges;
  const tomorrow = addDays(today, 1);
  return { handedOver, takesEffectOn: handedOver && validFrom < tomorrow ? tomorrow : validFrom };
}
