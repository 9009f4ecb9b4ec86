import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAnnouncementStore } from './announcementStore.ts';
import classes from './OfflineBanner.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** Tells customers that there is no connection, wherever they are on the page, and announces when it is back. */
export function OfflineBanner() {
  const { t } = useTexts();
  const announce = useAnnouncementStore((store) => store.announce);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) announce(t('shell:online'));
    wasOnline.current = isOnline;
  }, [isOnline, announce, t]);

  return <output className={classes.place}>{!isOnline && <OfflineMessage />}</output>;
}

export function OfflineMessage() {
  const { t } = useTexts();
  return (
    <span className={classes.banner}>
      <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
      <span>{t('shell:offline')}</span>
    </span>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
