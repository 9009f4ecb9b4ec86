import { Button } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import type { Identity } from '../../auth/AuthSession.ts';
import { useServices } from '../../session/Services.ts';
import { useBannerStore } from '../../session/stores/bannerStore.ts';
import { BannerLiveRegion } from '../../shell/messages/BannerLiveRegion.tsx';
import { LogoPage } from '../../shell/layout/LogoPage.tsx';
import { PageSuspense } from '../../../ui/loading/PageSuspense.tsx';
import classes from './ActivationFrame.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A card with a logout button around every page of the activation (ACT-001). */
export function ActivationFrame({ identity }: { readonly identity: Identity }) {
  const { t } = useTexts();
  const { signOut } = useServices();
  const { banner, turn, close } = useBannerStore();

  return (
    <LogoPage above={<BannerLiveRegion banner={banner} turn={turn} onClose={close} />}>
      <div className={classes.bar}>
        <p className={classes.who}>{t('shell:activation.signedInAs', { email: identity.email })}</p>
        <Button variant="default" onClick={signOut}>
          {t('shell:profile.signOut')}
        </Button>
      </div>
      <div className={classes.form}>
        <PageSuspense>
          <Outlet />
        </PageSuspense>
      </div>
    </LogoPage>
  );
}
