import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { useSelectedContract } from '../session/useContracts.ts';
import { BannerRegion } from './BannerRegion.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ContactHelp } from './ContactHelp.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LiveRegions } from './LiveRegions.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageLoading } from './PageLoading.tsx';
import { pageFrameOf } from './PageFrame.ts';
import classes from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';

/** Header with navigation, main part, footer (SHELL-033). Each route says in its `handle` how it wants to be framed. */
export function Shell() {
  const { width, breadcrumb } = pageFrameOf(useMatches());
  const contract = useSelectedContract();

  return (
    <div className={classes.shell}>
      <SkipLink target="main" />
      <Header />
      <OfflineBanner />
      {breadcrumb && contract !== null && <Breadcrumb policy={contract.policy} />}
      <main id="main" tabIndex={-1} className={classes.main} data-width={width}>
        <BannerRegion />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
        <ContactHelp />
      </main>
      <Footer />
      <LiveRegions />
    </div>
  );
}
