import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import classes from './Navigation.module.css';
import { navigationEntries } from './navigationEntries.ts';

interface NavigationProps {
  readonly layout: 'row' | 'column';
  readonly onFollow?: () => void;
}

/** Links to the areas of the portal; the area one is in is marked. */
export function Navigation({ layout, onFollow }: NavigationProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();

  return (
    <nav aria-label={t('shell:nav.label')} className={classes.nav} data-layout={layout}>
      <ul>
        {navigationEntries.map(({ to, label, within }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} aria-current={currentOf(pathname, to, within)}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function currentOf(pathname: string, to: string, within: RegExp): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return within.test(pathname) ? 'true' : undefined;
}
