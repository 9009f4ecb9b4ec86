import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo } from 'react';
import { SessionDataContext } from '../SessionData.ts';
import { listAwayServices, useServiceStateStore } from '../stores/serviceStateStore.ts';
import { useMoment } from './useMoment.ts';

/** Milliseconds between two looks at the configuration while a page says that a service is away. */
const lookAgainDelay = 60_000;

const none: readonly string[] = [];

/** Returns the operations that are known to be away. Before the activation of the account no configuration says so. */
export function useAwayServices(): ReadonlySet<string> {
  const awayServices = use(SessionDataContext)?.switches.awayServices ?? none;
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
