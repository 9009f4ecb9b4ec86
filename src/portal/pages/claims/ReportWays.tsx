import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { buildChooserLink } from '../../pageTable/chooserRequest.ts';
import { useDrafts } from '../../session/hooks/useAccountDrafts.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { TextWithNumbers } from '../../shell/messages/TextWithNumbers.tsx';
import { leadToNotice } from './FirstNotice.tsx';
import classes from './ReportWays.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Id of the words that say why no claim can be reported at the moment. */
export const blockedReasonId = 'report-blocked';

/** The link to the claim report (CLI-003), through the contract chooser (SEL-016). While it is blocked, a press leads to the notice. */
export function ReportWays({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useTexts();
  const { contact } = useServices().brand;
  const { switches } = useSessionData();
  const isKept = Array.isArray(useDrafts().data);

  return (
    <div className={classes.report}>
      <div className={classes.ways}>
        {switches.claimReport && !isBlocked ? (
          <Button
            component={Link}
            size="lg"
            {...buildChooserLink('/claims/type', t('claims:report.heading'), switches)}
          >
            {t('claims:report.action')}
          </Button>
        ) : (
          <Button
            variant="default"
            size="lg"
            className={classes.later ?? ''}
            aria-disabled
            aria-describedby={blockedReasonId}
            onClick={leadToNotice}
          >
            {t('claims:report.action')}
          </Button>
        )}
        <Button component={Link} to="/claims/infoPage" variant="default" size="lg">
          {t('claims:report.info')}
        </Button>
      </div>
      {!switches.claimReport ? (
        <p id={blockedReasonId} className={classes.unavailable}>
          <TextWithNumbers text={t('claims:report.unavailable', { phone: contact.claimsPhone })} />
        </p>
      ) : (
        <p className={classes.time}>
          <span>{t('claims:report.time')}</span>{' '}
          {isBlocked ? (
            <span id={blockedReasonId}>{t('claims:report.blocked')}</span>
          ) : (
            <span>{t(isKept ? 'claims:report.kept' : 'claims:report.text')}</span>
          )}
        </p>
      )}
    </div>
  );
}
