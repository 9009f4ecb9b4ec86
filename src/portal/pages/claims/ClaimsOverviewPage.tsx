import { Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createLazyPart } from '../../../ui/loading/createLazyPart.ts';
import { BegunForms } from '../../forms/BegunForms.tsx';
import { ServiceNotices } from '../../forms/ServiceNotices.tsx';
import hero from '../../shell/layout/Hero.module.css';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { useDismissedNotice } from '../../../ui/storage/useDismissedNotice.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import classes from './ClaimsOverviewPage.module.css';
import { DealerCard } from './DealerCard.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { FirstNotice } from './FirstNotice.tsx';
import { KindList } from './kinds/KindList.tsx';
import { MyReports } from './MyReports.tsx';
import { ReportWays } from './ReportWays.tsx';
import { RoadsidePicture } from '../../../ui/pictures/RoadsidePicture.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Most devices have no record, so that the page does not wait for its code. */
const AccidentRecordCard = createLazyPart(
  async () => (await import('./accident/AccidentRecordCard.tsx')).AccidentRecordCard,
);

/** Everything about claims on one page (CLI-001). The notice must be closed once before a claim can be reported (CLI-004). */
export function ClaimsOverviewPage() {
  const { t } = useTexts();
  const announce = useAnnouncementStore((store) => store.announce);
  const [isDismissed, dismiss] = useDismissedNotice('claimsNotice');
  const report = useRef<HTMLDivElement>(null);
  function close(): void {
    flushSync(dismiss);
    announce(t('claims:hint.dismissed'));
    report.current?.querySelector('a')?.focus();
  }

  return (
    <div className={classes.page}>
      <div className={`${hero.hero} ${classes.hero}`}>
        <PageHeading>
          <p>{t('claims:intro')}</p>
        </PageHeading>
        <div className={classes.numbers}>
          <EmergencyNumbers />
          <a className={classes.help} href="/unfall">
            {t('claims:accident.help')}
          </a>
        </div>
        <ServiceNotices below="/claims" />
        {!isDismissed && <FirstNotice onClose={close} />}
        <div ref={report}>
          <ReportWays isBlocked={!isDismissed} />
        </div>
        <RoadsidePicture className={classes.picture} />
      </div>
      <SectionBoundary instead={null}>
        <Suspense fallback={null}>
          <AccidentRecordCard isBlocked={!isDismissed} />
        </Suspense>
      </SectionBoundary>
      <SectionBoundary instead={null}>
        <BegunForms below="/claims" />
      </SectionBoundary>
      <KindList isBlocked={!isDismissed} />
      <div className={classes.sections}>
        <SectionBoundary>
          <MyReports />
        </SectionBoundary>
        <div className={classes.people}>
          <ServiceCard />
          <SectionBoundary>
            <DealerCard />
          </SectionBoundary>
        </div>
      </div>
    </div>
  );
}
