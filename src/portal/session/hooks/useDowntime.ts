import { useSyncExternalStore } from 'react';
import {
  downtimeAnnouncedMinutes,
  downtimeLong,
  downtimeShort,
} from '../../../../rules/_shared/settings.json';
import { type DowntimeWindow, findDowntime, findUpcomingDowntime } from '../../../domain/downtime.ts';
import { type DowntimeUse, readDowntimeWindows } from '../../../domain/readDowntimeWindows.ts';
import { useServices } from '../Services.ts';

const checkInterval = 10_000;
const downtimeSettings = { downtimeLong, downtimeShort };

/** Returns the current maintenance window, or null. It follows the server's clock (MSG-016, MSG-017). */
export function useDowntime(use: DowntimeUse): DowntimeWindow | null {
  const { now } = useServices();
  return useSyncExternalStore(watchTheClock, () =>
    findDowntime(now(), readDowntimeWindows(downtimeSettings, use)),
  );
}

/** Returns the maintenance window that begins soon, or null. */
export function useComingDowntime(use: DowntimeUse): DowntimeWindow | null {
  const { now } = useServices();
  const { value: minutes } = downtimeAnnouncedMinutes;
  return useSyncExternalStore(watchTheClock, () =>
    findUpcomingDowntime(minutes, now(), readDowntimeWindows(downtimeSettings, use)),
  );
}

function watchTheClock(check: () => void): () => void {
  const timer = setInterval(check, checkInterval);
  return () => clearInterval(timer);
}
