import type { ReactNode } from 'react';
import { useServices } from '../../session/Services.ts';
import { ContactHelp } from './ContactHelp.tsx';
import { LiveRegions } from '../../../ui/messages/LiveRegions.tsx';
import { Logo } from './Logo.tsx';
import classes from './LogoPage.module.css';
import { OfflineBanner } from '../../../ui/messages/OfflineBanner.tsx';
import { SkipLink } from '../../../ui/buttons/SkipLink.tsx';

interface LogoPageProps {
  /** The content of the card. */
  readonly children: ReactNode;
  /** Messages above the card. */
  readonly above?: ReactNode;
}

/** The frame of pages outside of the portal: the logo, one card, a contact. */
export function LogoPage({ children, above }: LogoPageProps) {
  const { brand } = useServices();

  return (
    <div className={classes.page}>
      <SkipLink target="main" />
      <header className={classes.header}>
        <Logo brand={brand} label={brand.name} />
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={classes.main}>
        {above}
        <div className={classes.card}>{children}</div>
        <ContactHelp name="service" place="end" />
      </main>
      <LiveRegions />
    </div>
  );
}
