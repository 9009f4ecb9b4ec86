import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BegunForms } from '../../forms/BegunForms.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { SectionBoundary } from '../../shell/SectionBoundary.tsx';
import { useDismissedNotice } from '../../session/useDismissedNotice.ts';
import { useAnnouncementStore } from '../../session/announcementStore.ts';
import classes from './ClaimsOverviewPage.module.css';
import { DealerCard } from './DealerCard.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { FirstNotice } from './FirstNotice.tsx';
import { MyReports } from './MyReports.tsx';
import { PreparationCard } from './PreparationCard.tsx';
import { ReportCard } from './ReportCard.tsx';
import { RoadsidePicture } from './RoadsidePicture.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Everything about claims on one page (CLI-001). The notice must be closed once before a claim can be reported (CLI-004). */
export function ClaimsOverviewPage() {
  const { t } = useTranslation();
  const announce = useAnnouncementStore((store) => store.announce);
  const [isDismissed, dismiss] = useDismissedNotice('claimsNotice');
  const report = useRef<HTMLDivElement>(null);
  function close(): void {
    flushSync(dismiss);
    announce(t('claims:hint.dismissed'));
    report.current?.querySelector('a')?.focus();
  }

  return (
    <>
      <div className={classes.head}>
        <PageHeading>
          <p>{t('claims:intro')}</p>
        </PageHeading>
        <RoadsidePicture className={classes.picture} />
      </div>
      <SectionBoundary instead={null}>
        <BegunForms below="/claims" />
      </SectionBoundary>
      <div className={classes.columns}>
        <EmergencyCard />
        <div ref={report} className={classes.report}>
          {!isDismissed && <FirstNotice onClose={close} onDismiss={dismiss} />}
          <ReportCard isBlocked={!isDismissed} />
          <PreparationCard />
        </div>
        <ServiceCard />
      </div>
      <SectionBoundary>
        <MyReports />
      </SectionBoundary>
      <SectionBoundary>
        <DealerCard />
      </SectionBoundary>
    </>
  );
}
