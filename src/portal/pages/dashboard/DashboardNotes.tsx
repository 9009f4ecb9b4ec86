import { IconCalendarTime, IconInfoCircle } from '@tabler/icons-react';
import { useSessionData } from '../../session/SessionData.ts';
import { DowntimeNotice } from '../../shell/messages/DowntimeNotice.tsx';
import { Note } from '../../../ui/boxes/Note.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Current notices for all customers: maintenance, year-end operation (SHELL-021), the general note of the configuration. */
export function DashboardNotes() {
  const { t } = useTexts();
  const { yearEnd, dashboardNote } = useSessionData().switches;

  return (
    <>
      <DowntimeNotice />
      {yearEnd && (
        <Note
          tone="info"
          title={t('dashboard:yearEnd.title')}
          icon={<IconCalendarTime size={24} stroke={1.75} />}
        >
          <p>{t('messages:notice.yearEnd')}</p>
        </Note>
      )}
      {dashboardNote && (
        <Note tone="info" title={t('dashboard:note.title')} icon={<IconInfoCircle size={24} stroke={1.75} />}>
          <p>{t('dashboard:note.text')}</p>
        </Note>
      )}
    </>
  );
}
