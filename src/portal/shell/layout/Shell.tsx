import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { recordUse } from '../../session/recordUse.ts';
import { useServices } from '../../session/Services.ts';
import { usePasswordQuestionStore } from '../../session/stores/passwordQuestionStore.ts';
import { useSelectedContract } from '../../session/hooks/useContracts.ts';
import { BannerRegion } from '../messages/BannerRegion.tsx';
import { Breadcrumb } from '../navigation/Breadcrumb.tsx';
import { ContactHelp } from './ContactHelp.tsx';
import { carryContract } from '../contracts/carryContract.ts';
import { useSelectedPolicyStore } from '../../session/stores/selectedPolicyStore.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LiveRegions } from '../../../ui/messages/LiveRegions.tsx';
import { OfflineBanner } from '../../../ui/messages/OfflineBanner.tsx';
import { PageSuspense } from '../../../ui/loading/PageSuspense.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import classes from './Shell.module.css';
import { SkipLink } from '../../../ui/buttons/SkipLink.tsx';
import { StorageNotice } from '../messages/StorageNotice.tsx';
import { useCurrentPage } from '../navigation/useCurrentPage.ts';

/** The session watch is not needed for the first drawing. */
const SessionWatch = lazy(async () => ({
  default: (await import('../session/SessionWatch.tsx')).SessionWatch,
}));
/** Few calls need the password once more. */
const PasswordQuestion = lazy(async () => ({
  default: (await import('../session/PasswordQuestion.tsx')).PasswordQuestion,
}));
const sessionWatchLoadDelay = 10_000;

/** The shell: header with navigation, main part, footer (SHELL-033). The page table has the width of a page and its breadcrumb. */
export function Shell() {
  const page = useCurrentPage();
  const { pathname } = useLocation();
  const isEnd = page?.content.kind === 'form' && page.content.end === pathname;
  const contract = useSelectedContract();
  const address = useServices().brand.analytics?.address ?? null;
  const isPasswordAsked = usePasswordQuestionStore(({ answer }) => answer !== null);
  const isWatched = useHasPassed(sessionWatchLoadDelay);
  useEffect(() => {
    if (page !== undefined) recordUse(address, { kind: 'page', name: page.path });
  }, [address, page]);

  useEffect(() => carryContract(document, () => useSelectedPolicyStore.getState().policyNumber), []);

  return (
    <div className={classes.shell}>
      <SkipLink target="main" />
      <Header />
      <OfflineBanner />
      {page?.breadcrumb && !isEnd && contract !== null && (
        <SectionBoundary instead={null}>
          <Breadcrumb contract={contract} />
        </SectionBoundary>
      )}
      <main
        id="main"
        tabIndex={-1}
        className={classes.main}
        data-width={isEnd ? 'form' : (page?.width ?? 'page')}
      >
        <BannerRegion />
        <StorageNotice />
        <PageSuspense>
          <Outlet />
        </PageSuspense>
        <ContactHelp name={page?.contact ?? 'service'} place="end" />
      </main>
      <Footer />
      <LiveRegions />
      {isPasswordAsked && (
        <Suspense fallback={null}>
          <PasswordQuestion />
        </Suspense>
      )}
      {isWatched && (
        <SectionBoundary instead={null}>
          <Suspense fallback={null}>
            <SessionWatch />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}

function useHasPassed(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
