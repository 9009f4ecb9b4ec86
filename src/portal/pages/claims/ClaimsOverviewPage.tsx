import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { BegunForms } from '../../forms/BegunForms.tsx';
import hero from '../../shell/layout/Hero.module.css';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { useDismissedNotice } from '../../../ui/storage/useDismissedNotice.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import classes from './ClaimsOverviewPage.module.css';
import { DealerCard } from './DealerCard.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { FirstNotice } from './FirstNotice.tsx';
import { MyReports } from './MyReports.tsx';
import { PreparationCard } from './PreparationCard.tsx';
import { ReportWays } from './ReportWays.tsx';
import { RoadsidePicture } from '../../../ui/pictures/RoadsidePicture.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The emergency number stands first, for injured people. */
const emergencyCall = '112';

/** Everything about claims on one page (CLI-001). The notice must be closed once before a claim can be reported (CLI-004). */
export function ClaimsOverviewPage() {
  const { t } = useTexts();
  const announce = useAnnouncementStore((store) => store.announce);
  const [isDismissed, dismiss] = useDismissedNotice('claimsNotice');
  const report = useRef<HTMLDivElement>(null);
  const [before, after] = t('claims:intro').split(emergencyCall);
  function close(): void {
    flushSync(dismiss);
    announce(t('claims:hint.dismissed'));
    report.current?.querySelector('a')?.focus();
  }

  return (
    <>
      <div className={`${hero.hero} ${classes.hero}`}>
        <PageHeading>
          <p>
            <span>{before}</span>
            <a href={`tel:${emergencyCall}`}>{emergencyCall}</a>
            <span>{after}</span>
          </p>
        </PageHeading>
        {!isDismissed && <FirstNotice onClose={close} />}
        <div ref={report}>
          <ReportWays isBlocked={!isDismissed} />
        </div>
        <RoadsidePicture className={classes.picture} />
      </div>
      <SectionBoundary instead={null}>
        <BegunForms below="/claims" />
      </SectionBoundary>
      <div className={classes.columns}>
        <EmergencyCard />
        <div className={classes.main}>
          <SectionBoundary>
            <MyReports />
          </SectionBoundary>
          <PreparationCard />
        </div>
        <ServiceCard />
      </div>
      <SectionBoundary>
        <DealerCard />
      </SectionBoundary>
    </>
  );
}
