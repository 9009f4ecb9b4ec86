import {
  downtimeAnnouncedMinutes,
  downtimeLong,
  downtimeShort,
} from '../../../../rules/_shared/settings.json';
import { type DowntimeWindow, findDowntime, findUpcomingDowntime } from '../../../domain/downtime.ts';
import { type DowntimeUse, readDowntimeWindows } from '../../../domain/readDowntimeWindows.ts';
import { useMoment } from './useMoment.ts';

const downtimeSettings = { downtimeLong, downtimeShort };

/** Returns the current maintenance window, or null. It follows the server's clock (MSG-016, MSG-017). */
export function useDowntime(use: DowntimeUse): DowntimeWindow | null {
  return useMoment((now) => findDowntime(now, readDowntimeWindows(downtimeSettings, use)));
}

/** Returns the maintenance window that begins soon, or null. */
export function useComingDowntime(use: DowntimeUse): DowntimeWindow | null {
  const { value: minutes } = downtimeAnnouncedMinutes;
  return useMoment((now) => findUpcomingDowntime(minutes, now, readDowntimeWindows(downtimeSettings, use)));
}
