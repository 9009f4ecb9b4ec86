import { Link } from 'react-router-dom';
import { useServices } from '../../session/Services.ts';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileNavigation } from '../navigation/MobileNavigation.tsx';
import { Navigation } from '../navigation/Navigation.tsx';
import { NotificationBell } from '../messages/NotificationBell.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { ProfileMenu } from '../navigation/ProfileMenu.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Logo, navigation (one row on wide screens, a dialog below), notifications and profile. */
export function Header() {
  const { t } = useTexts();
  const { brand } = useServices();

  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to="/" className={classes.logo}>
          <Logo brand={brand} label={t('shell:logo', { brand: brand.name })} />
        </Link>
        <div className={classes.wide}>
          <Navigation />
        </div>
        <div className={classes.own}>
          <SectionBoundary instead={null}>
            <NotificationBell />
          </SectionBoundary>
          <ProfileMenu />
        </div>
        <div className={classes.narrow}>
          <MobileNavigation />
        </div>
      </div>
    </header>
  );
}
