import { IconBell } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useNotifications } from '../../session/hooks/useNotifications.ts';
import { useUnseenNotifications } from '../../session/hooks/useUnseenNotifications.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { waitForPage } from '../../session/waitForPage.ts';
import classes from './NotificationBell.module.css';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { useDisclosure } from '../../../ui/focus/useDisclosure.ts';
import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The list is folded at first, so it is loaded after the page. */
const { Part: NotificationList, load: loadList } = createPreloadablePart(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** The number of new notifications, and the list of all below (NOTIF-001). Screen readers announce only a number that grows. */
export function NotificationBell() {
  const { t } = useTexts();
  const notifications = useNotifications();
  const { container, button, isOpen, toggle, close } = useDisclosure();
  const panelId = useId();
  const count = useUnseenNotifications(notifications.entries, isOpen);
  const words = count === null ? '' : t(`notification:count.${classifyCount(count)}`, { count });
  useAnnouncedGrowth(count, words);
  useEffect(() => {
    // A failed load is repeated with the list.
    waitForPage()
      .then(loadList)
      .catch(() => undefined);
  }, []);

  return (
    <div ref={container} className={classes.container}>
      <IconButton
        ref={button}
        label={words === '' ? t('notification:title') : words}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <IconBell size={22} stroke={1.75} aria-hidden="true" />
        {count !== null && count > 0 && (
          <span className={classes.count} aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      <section id={panelId} className={classes.panel} hidden={!isOpen} aria-labelledby={`${panelId}-title`}>
        <h2 id={`${panelId}-title`} tabIndex={-1} className={classes.title}>
          {t('notification:title')}
        </h2>
        {isOpen && (
          <SectionBoundary>
            <Suspense fallback={null}>
              <NotificationList
                notifications={notifications}
                onFollow={close}
                onEmptied={() => document.getElementById(`${panelId}-title`)?.focus()}
              />
            </Suspense>
          </SectionBoundary>
        )}
      </section>
    </div>
  );
}

function classifyCount(count: number): 'none' | 'one' | 'many' {
  if (count === 0) return 'none';
  return count === 1 ? 'one' : 'many';
}

/** The first answer is no change. */
function useAnnouncedGrowth(count: number | null, words: string): void {
  const announce = useAnnouncementStore((store) => store.announce);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current !== null && count !== null && count > before.current) announce(words);
    if (count !== null) before.current = count;
  }, [count, words, announce]);
}
