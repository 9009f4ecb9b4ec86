import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { buildChooserLink } from '../../pageTable/chooserRequest.ts';
import { useDrafts } from '../../session/hooks/useAccountDrafts.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { TextWithNumbers } from '../../shell/messages/TextWithNumbers.tsx';
import classes from './ReportWays.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The link to the claim report (CLI-003), through the contract chooser (SEL-016). A blocked link shows and links the reason. */
export function ReportWays({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useTexts();
  const { contact } = useServices().brand;
  const { switches } = useSessionData();
  const isKept = Array.isArray(useDrafts().data);
  const reason = switches.claimReport
    ? isBlocked && t('claims:report.blocked')
    : t('claims:report.unavailable', { phone: contact.claimsPhone });

  return (
    <div className={classes.report}>
      <p className={classes.text}>{t(isKept ? 'claims:report.kept' : 'claims:report.text')}</p>
      <p className={classes.time}>
        <IconClock size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('claims:report.time')}</span>
      </p>
      {reason !== false && (
        <p id="report-blocked" className={classes.blocked}>
          <TextWithNumbers text={reason} />
        </p>
      )}
      <div className={classes.ways}>
        {reason === false ? (
          <Button
            component={Link}
            size="lg"
            {...buildChooserLink('/claims/type', t('claims:report.heading'), switches)}
          >
            {t('claims:report.action')}
          </Button>
        ) : (
          <Button
            size="lg"
            aria-disabled
            data-disabled
            aria-describedby="report-blocked"
            onClick={() => document.getElementById('claims-notice')?.focus()}
          >
            {t('claims:report.action')}
          </Button>
        )}
        <Button component={Link} to="/claims/infoPage" variant="default" size="lg">
          {t('claims:report.info')}
        </Button>
      </div>
    </div>
  );
}
