import { IconChevronDown, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { profileLinks } from '../../pageTable/menuGroups.ts';
import { formatAccountName } from '../../session/formatAccountName.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import classes from './ProfileMenu.module.css';
import { useDisclosure } from '../../../ui/focus/useDisclosure.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The entries of the profile (SHELL-035, SHELL-036): a disclosure, not an ARIA menu. */
export function ProfileMenu() {
  const { t } = useTexts();
  const { signOut } = useServices();
  const { account } = useSessionData();
  const { container, button, isOpen, toggle, close } = useDisclosure();
  const panelId = useId();
  const name = formatAccountName(account) || t('shell:profile.default');

  return (
    <div ref={container} className={classes.profile}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('shell:profile.open', { name })}
        onClick={toggle}
      >
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.name} translate="no">
          {name}
        </span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        <p className={classes.who} translate="no">
          {name}
        </p>
        <p className={classes.email} translate="no">
          {account.email}
        </p>
        {profileLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.entry} onClick={close}>
            <IconSettings size={20} stroke={1.75} aria-hidden="true" />
            <span>{t(label)}</span>
          </Link>
        ))}
        <button type="button" className={classes.entry} onClick={signOut}>
          <IconLogout size={20} stroke={1.75} aria-hidden="true" />
          <span>{t('shell:profile.signOut')}</span>
        </button>
      </div>
    </div>
  );
}
