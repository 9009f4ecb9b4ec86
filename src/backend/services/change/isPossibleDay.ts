import { addDays, startOfYear } from '../../../calendar/index.ts';
import type { ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { Policy } from '../../../protocol/index.ts';
import { settings } from '../../settings/settings.ts';

/** Returns true when a change may be valid from a day on (SUM-012 to SUM-015, PAY-023 to PAY-025). */
export function isPossibleDay(
  { terminationDate }: Policy,
  day: string,
  { today, switches }: { readonly today: string; readonly switches: ApplicationSwitches },
): boolean {
  if (terminationDate && day >= terminationDate) return false;
  if (switches.realTimeChanges) return day >= today && day <= addDays(today, settings.change.daysAhead);
  return day === (switches.followUpInvoiceDate ?? startOfYear(today, 1));
}
