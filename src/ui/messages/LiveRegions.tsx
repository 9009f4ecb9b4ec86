import { useEffect } from 'react';
import { useAnnouncementStore } from './announcementStore.ts';

/** In milliseconds. */
const gap = 500;
const lifetime = 5000;

/** The two live regions of a page, which speak what `useAnnouncementStore` holds: at most one message per half second, each removed after five seconds. */
export function LiveRegions() {
  const { waiting, current, next, clear } = useAnnouncementStore();
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const timer = setTimeout(next, current === null ? 0 : gap);
    return () => clearTimeout(timer);
  }, [hasWaiting, current, next]);
  useEffect(() => {
    if (current === null) return undefined;
    const timer = setTimeout(clear, lifetime);
    return () => clearTimeout(timer);
  }, [current, clear]);
  const getText = (politeness: 'polite' | 'assertive'): string =>
    current?.politeness === politeness ? current.text : '';

  return (
    <>
      <div className="visuallyHidden" aria-live="polite" aria-atomic="true">
        {getText('polite')}
      </div>
      <div className="visuallyHidden" aria-live="assertive" aria-atomic="true">
        {getText('assertive')}
      </div>
    </>
  );
}
