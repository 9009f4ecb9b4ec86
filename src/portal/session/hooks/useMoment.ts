import { useCallback, useSyncExternalStore } from 'react';
import { findNextMidnight } from '../../../calendar/index.ts';
import { useServices } from '../Services.ts';

/** Longest time in milliseconds between two looks at the clock, which also passes over the sleep of a device. */
const longestPause = 10_000;

/**
 * Returns a result of the server's time. Draws again when the result changes: with the time, at midnight in Berlin, and when the customer
 * turns to the page after a pause of the device.
 */
export function useMoment<Result>(read: (now: Date) => Result): Result {
  const { now } = useServices();
  const subscribe = useCallback((check: () => void) => watchTheClock(now, check), [now]);
  const readNow = () => read(now());
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/**
 * Calls `check` every few seconds, exactly at midnight in Berlin, and when the customer turns to the page. Returns a function that stops it.
 */
function watchTheClock(now: () => Date, check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function look(): void {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(longestPause, getTimeToMidnight(now())));
    check();
  }
  timer = setTimeout(look, Math.min(longestPause, getTimeToMidnight(now())));
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

function getTimeToMidnight(instant: Date): number {
  return findNextMidnight(instant).getTime() - instant.getTime();
}
