import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationEntry } from '../../session/hooks/listNotificationEntries.ts';
import type { Notifications } from '../../session/hooks/useNotifications.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { LostEntries } from './LostEntries.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import classes from './NotificationList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface NotificationListProps {
  readonly notifications: Notifications;
  readonly onFollow: () => void;
  /** Called when the last entry, which had the focus, is gone. */
  readonly onEmptied: () => void;
}

export function NotificationList({ notifications, onFollow, onEmptied }: NotificationListProps) {
  const { t } = useTexts();
  const { entries, lost, hasFailed, refetch, dismiss, dismissFailed } = notifications;
  const list = useRef<HTMLUListElement>(null);

  /** The focus goes to the neighbour before its own button vanishes. */
  function take(id: string, position: number): void {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[position + 1] ?? buttons[position - 1];
    if (neighbour === undefined) onEmptied();
    else neighbour.focus();
    dismiss(id);
  }

  return (
    <>
      <div role="alert">
        {dismissFailed && <p className={classes.failed}>{t('notification:dismissFailed')}</p>}
      </div>
      {entries === null && !hasFailed && <p>{t('notification:loading')}</p>}
      {hasFailed && (
        <p className={classes.failed}>
          <span>{t(entries === null ? 'notification:failed' : 'notification:outdated')}</span>{' '}
          <button type="button" className={classes.again} onClick={refetch}>
            {t('shell:load.retry')}
          </button>
        </p>
      )}
      {entries?.length === 0 && lost === 0 && (
        <>
          <Picture name="empty" className={classes.picture} />
          <p>{t('notification:empty')}</p>
        </>
      )}
      {entries !== null && entries.length > 0 && (
        <ul ref={list} className={classes.list}>
          {entries.map((entry, position) => (
            <li key={entry.id} className={classes.entry}>
              <div className={classes.body}>
                <Message entry={entry} onFollow={onFollow} />
                {entry.date === null ? (
                  <span className={classes.undated}>{t('notification:undated')}</span>
                ) : (
                  <time dateTime={entry.timestamp}>{entry.date}</time>
                )}
              </div>
              <IconButton
                label={t('notification:dismiss', { text: t(`notification:${entry.text}`, entry.params) })}
                onClick={() => take(entry.id, position)}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <LostEntries of="notifications" count={lost} />
    </>
  );
}

function Message({ entry, onFollow }: { readonly entry: NotificationEntry; readonly onFollow: () => void }) {
  const { t } = useTexts();
  const text = t(`notification:${entry.text}`, entry.params);
  if (entry.to === null) return <p>{text}</p>;

  // The documents page shows the contract of the message (DOC-001).
  const state = { policy: { policyNumber: entry.params.policyNumber } };
  return (
    <p>
      <Link to={entry.to} state={state} onClick={onFollow}>
        {text}
      </Link>
    </p>
  );
}
