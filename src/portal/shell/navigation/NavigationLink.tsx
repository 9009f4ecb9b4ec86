import { Link, useLocation } from 'react-router-dom';
import { buildChooserLink } from '../../pageTable/chooserRequest.ts';
import type { MenuEntry } from '../../pageTable/menuGroups.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface NavigationLinkProps {
  readonly entry: MenuEntry;
  /** The text of the link; absent: the label of the entry. */
  readonly label?: string;
  readonly onFollow?: (() => void) | undefined;
}

/** A link of the menu, marked for the current page. */
export function NavigationLink({ entry, label = entry.label, onFollow }: NavigationLinkProps) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { switches } = useSessionData();
  const { to, chooser } = entry;
  const target = chooser === null ? { to } : buildChooserLink(to, t(chooser), switches);

  return (
    <Link {...target} onClick={onFollow} aria-current={pathname === to ? 'page' : undefined}>
      {t(label)}
    </Link>
  );
}
