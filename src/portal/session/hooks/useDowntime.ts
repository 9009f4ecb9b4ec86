import { useSyncExternalStore } from 'react';
import {
  downtimeAnnouncedMinutes,
  downtimeLong,
  downtimeShort,
} from '../../../../rules/_shared/settings.json';
import { type DowntimeWindow, downtimeAt, findUpcomingDowntime } from '../../../domain/downtime.ts';
import { type DowntimeUse, downtimeWindows } from '../../../domain/downtimeWindows.ts';
import { useServices } from '../Services.ts';

const checkInterval = 10_000;
const settings = { downtimeLong, downtimeShort };

/** The maintenance window it is right now, null outside of all. Follows the server's clock while the page stands (MSG-016, MSG-017). */
export function useDowntime(use: DowntimeUse): DowntimeWindow | null {
  const { now } = useServices();
  return useSyncExternalStore(watchTheClock, () => downtimeAt(now(), downtimeWindows(settings, use)));
}

/** The maintenance window that is about to begin, null when none is. */
export function useComingDowntime(use: DowntimeUse): DowntimeWindow | null {
  const { now } = useServices();
  const { value: minutes } = downtimeAnnouncedMinutes;
  return useSyncExternalStore(watchTheClock, () =>
    findUpcomingDowntime(minutes, now(), downtimeWindows(settings, use)),
  );
}

function watchTheClock(check: () => void): () => void {
  const timer = setInterval(check, checkInterval);
  return () => clearInterval(timer);
}
