import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { buildChooserLink } from '../../pageTable/chooserRequest.ts';
import { useSessionData } from '../../session/SessionData.ts';
import classes from './FirstNotice.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface FirstNoticeProps {
  /** Called when the notice is closed without a further action. */
  readonly onClose: () => void;
  /** Called when the customer continues to the report. */
  readonly onDismiss: () => void;
}

/** The notice is shown once per device, until it is closed (CLI-004). The customer can continue at once. */
export function FirstNotice({ onClose, onDismiss }: FirstNoticeProps) {
  const { t } = useTexts();
  const { switches } = useSessionData();

  return (
    <section className={classes.notice} aria-labelledby="claims-notice">
      <IconInfoCircle size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes.text}>
        <h2 id="claims-notice" tabIndex={-1} className={classes.title}>
          {t('claims:hint.title')}
        </h2>
        <p>{t('claims:hint.text')}</p>
        <div className={classes.ways}>
          {switches.claimReport && (
            <Button
              component={Link}
              {...buildChooserLink('/claims/type', t('claims:report.heading'), switches)}
              onClick={onDismiss}
            >
              {t('claims:hint.report')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('claims:hint.dismiss')}
          </Button>
        </div>
      </div>
    </section>
  );
}
