import { toBerlinTime } from '../../../calendar/index.ts';
import { useMoment } from './useMoment.ts';

/** Returns the server's day in Europe/Berlin, `yyyy-mm-dd`, and draws again when the next day begins. The portal reads the day here only. */
export function useToday(): string {
  return useMoment((now) => toBerlinTime(now).day);
}
