import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSessionData } from '../session/SessionData.ts';
import { type NavigationEntry, wayTo } from './navigationGroups.ts';

interface NavigationLinkProps {
  readonly entry: NavigationEntry;
  /** What the link says, where it is not the entry's own label. */
  readonly label?: string;
  readonly onFollow?: (() => void) | undefined;
}

/** A place of the navigation; the one that is shown says so. */
export function NavigationLink({ entry, label = entry.label, onFollow }: NavigationLinkProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { switches } = useSessionData();
  const { to, state } = wayTo(entry, switches, t);

  return (
    <Link to={to} state={state} onClick={onFollow} aria-current={pathname === entry.to ? 'page' : undefined}>
      {t(label)}
    </Link>
  );
}
