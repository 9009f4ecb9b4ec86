import { berlinTime } from './berlinTime.ts';
import { formatDay } from './formatDay.ts';

/** An instant as `27.03.2026, 14:05 Uhr`, in Berlin time wherever the code runs. */
export function formatInstant(instant: Date): string {
  const { day, minute } = berlinTime(instant);
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${formatDay(day)}, ${hours}:${minutes} Uhr`;
}
