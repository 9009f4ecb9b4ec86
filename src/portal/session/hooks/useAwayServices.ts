import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSessionData } from '../SessionData.ts';
import { listAwayServices, useServiceStateStore } from '../stores/serviceStateStore.ts';
import { useMoment } from './useMoment.ts';

/** Milliseconds between two looks at the configuration while a page says that a service is away. */
const lookAgainDelay = 60_000;

/** Returns the operations that are known to be away. */
export function useAwayServices(): ReadonlySet<string> {
  const { awayServices } = useSessionData().switches;
  const heard = useServiceStateStore((store) => store.heard);
  const names = useMoment((now) => listAwayServices(awayServices, heard, now).join(' '));
  return useMemo(() => new Set(names.split(' ').filter(Boolean)), [names]);
}

/** Loads the configuration again every minute, while `isTold` and the page is in sight, so that a page learns that a service is back. */
export function useServiceWatch(isTold: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isTold) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void queries.invalidateQueries({ queryKey: ['configuration'] });
    }, lookAgainDelay);
    return () => clearInterval(timer);
  }, [isTold, queries]);
}
