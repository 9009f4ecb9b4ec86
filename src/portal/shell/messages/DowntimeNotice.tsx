import { IconTool } from '@tabler/icons-react';
import { useComingDowntime, useDowntime } from '../../session/hooks/useDowntime.ts';
import { Note } from '../../../ui/boxes/Note.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * Announces the current or next maintenance of the account screens and the overview with its end (MSG-016). The notice follows the clock,
 * and screen readers announce a maintenance that begins meanwhile.
 */
export function DowntimeNotice() {
  const { t } = useTexts();
  const now = useDowntime('screens');
  const coming = useComingDowntime('screens');

  return (
    <output>
      {now !== null && (
        <Note
          tone="warning"
          title={t('shell:downtime.now.title', { until: now.until })}
          icon={<IconTool size={24} stroke={1.75} />}
        >
          <p>{t('shell:downtime.now.text')}</p>
          <p>{t('shell:downtime.times')}</p>
        </Note>
      )}
      {now === null && coming !== null && (
        <Note
          tone="info"
          title={t('shell:downtime.coming.title', { from: coming.from, until: coming.until })}
          icon={<IconTool size={24} stroke={1.75} />}
        >
          <p>{t('shell:downtime.coming.text')}</p>
        </Note>
      )}
    </output>
  );
}
