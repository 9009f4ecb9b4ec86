import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { Identity } from '../../auth/AuthSession.ts';
import { useServices } from '../../session/Services.ts';
import { useBannerStore } from '../../session/bannerStore.ts';
import { BannerPlace } from '../../shell/BannerPlace.tsx';
import { ContactHelp } from '../../shell/ContactHelp.tsx';
import { LiveRegions } from '../../shell/LiveRegions.tsx';
import { Logo } from '../../shell/Logo.tsx';
import { OfflineBanner } from '../../shell/OfflineBanner.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SkipLink } from '../../shell/SkipLink.tsx';
import classes from './ActivationFrame.module.css';

/** A card with a logout button around every page of the activation (ACT-001). */
export function ActivationFrame({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation();
  const { brand, signOut } = useServices();
  const { banner, turn, close } = useBannerStore();

  return (
    <div className={classes.page}>
      <SkipLink target="main" />
      <header className={classes.header}>
        <Logo brand={brand} label={brand.name} />
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={classes.main}>
        <BannerPlace banner={banner} turn={turn} onClose={close} />
        <div className={classes.card}>
          <div className={classes.bar}>
            <p className={classes.who}>{t('shell:activation.signedInAs', { email: identity.email })}</p>
            <Button variant="default" onClick={signOut}>
              {t('shell:profile.signOut')}
            </Button>
          </div>
          <div className={classes.form}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </div>
        </div>
        <ContactHelp />
      </main>
      <LiveRegions />
    </div>
  );
}
