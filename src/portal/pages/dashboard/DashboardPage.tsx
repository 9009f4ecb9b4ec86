import { Button } from '@mantine/core';
import { IconClipboardText, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { greetedName } from '../../session/accountName.ts';
import { chooserLink } from '../../pageTable/chooserRequest.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { Card } from '../../shell/Card.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { SectionBoundary } from '../../shell/SectionBoundary.tsx';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
import { DashboardNotes } from './DashboardNotes.tsx';
import { ContractList } from './ContractList.tsx';
import { NewsCard } from './NewsCard.tsx';
import classes from './DashboardPage.module.css';

/** Start page: what can be done right now, and the contracts. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { account, switches } = useSessionData();
  // A title nobody knows here is left out: a code is no greeting.
  const name = greetedName(account, (code) => t(`account:name.title.${code}`, { defaultValue: '' }));

  return (
    <>
      <PageHeading heading={name === '' ? t('dashboard:title.default') : t('dashboard:title', { name })}>
        <p>{t('dashboard:intro')}</p>
      </PageHeading>
      <DashboardNotes />
      <SectionBoundary instead={null}>
        <ConsentRequest />
      </SectionBoundary>
      <div className={classes.cards}>
        <Card
          title={t('dashboard:report.title')}
          icon={<IconClipboardText size={22} stroke={1.75} />}
          action={
            <Button
              component={Link}
              {...chooserLink('/claims/type', t('dashboard:report.heading'), switches)}
            >
              {t('dashboard:report.action')}
            </Button>
          }
        >
          <p>{t('dashboard:report.text')}</p>
        </Card>
        <Card
          title={t('dashboard:allClaims.title')}
          icon={<IconInfoCircle size={22} stroke={1.75} />}
          action={
            <Button component={Link} to="/claims" variant="default">
              {t('dashboard:allClaims.action')}
            </Button>
          }
        >
          <p>{t('dashboard:allClaims.text')}</p>
        </Card>
      </div>
      <SectionBoundary>
        <ContractList />
      </SectionBoundary>
      <SectionBoundary>
        <NewsCard />
      </SectionBoundary>
      <AnalyticsQuestion />
    </>
  );
}
