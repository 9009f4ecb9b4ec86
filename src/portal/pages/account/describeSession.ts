import { formatDay, formatTime, toBerlinTime } from '../../../calendar/index.ts';
import type { useTexts } from '../../../ui/texts/useTexts.ts';

/** Returns browser and system in words, as far as they are known. */
export function nameDevice(browser: string, t: ReturnType<typeof useTexts>['t']): string {
  const known = browser.split(', ').filter((word) => word !== 'other');
  return known.length === 0 ? t('account:sessions.unknownDevice') : known.join(', ');
}

/** Formats an instant by the clock of Berlin, like `27.11.2026, 14:05`. A moment that cannot be read stays as it is. */
export function formatMoment(moment: string): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return moment;
  const { day, minute } = toBerlinTime(instant);
  return `${formatDay(day)}, ${formatTime(minute)}`;
}
