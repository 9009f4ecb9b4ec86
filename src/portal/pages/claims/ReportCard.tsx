import { Button } from '@mantine/core';
import { IconClipboardText, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chooserLink } from '../../pageTable/chooserRequest.ts';
import { useDrafts } from '../../session/useAccountDrafts.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { Card } from '../../shell/Card.tsx';
import { TextWithNumbers } from '../../shell/TextWithNumbers.tsx';
import classes from './ReportCard.module.css';

/** The way into the claim report (CLI-003), through the contract chooser (SEL-016). Blocked, it says why and leads to the reason. */
export function ReportCard({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useTranslation();
  const { contact } = useServices().brand;
  const { switches } = useSessionData();
  const isKept = Array.isArray(useDrafts().data);
  const reason = switches.claimReport
    ? isBlocked && t('claims:report.blocked')
    : t('claims:report.unavailable', { phone: contact.claimsPhone });

  return (
    <Card
      title={t('claims:report.title')}
      icon={<IconClipboardText size={22} stroke={1.75} />}
      action={
        <>
          {reason === false ? (
            <Button component={Link} {...chooserLink('/claims/type', t('claims:report.heading'), switches)}>
              {t('claims:report.action')}
            </Button>
          ) : (
            <Button
              aria-disabled
              data-disabled
              aria-describedby="report-blocked"
              onClick={() => document.getElementById('claims-notice')?.focus()}
            >
              {t('claims:report.action')}
            </Button>
          )}
          <Button component={Link} to="/claims/infoPage" variant="default">
            {t('claims:report.info')}
          </Button>
        </>
      }
    >
      <p>{t(isKept ? 'claims:report.kept' : 'claims:report.text')}</p>
      <p className={classes.time}>
        <IconClock size={20} stroke={1.75} aria-hidden="true" />
        {t('claims:report.time')}
      </p>
      {reason !== false && (
        <p id="report-blocked" className={classes.blocked}>
          <TextWithNumbers text={reason} />
        </p>
      )}
    </Card>
  );
}
