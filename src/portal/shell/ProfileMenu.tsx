import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountName } from '../session/accountName.ts';
import { useServices } from '../session/Services.ts';
import { useSessionData } from '../session/SessionData.ts';
import classes from './ProfileMenu.module.css';

/** A disclosure, not an ARIA menu: a button that shows what belongs to the profile. Escape closes and returns the focus. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const { signOut } = useServices();
  const { account } = useSessionData();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const name = accountName(account) || t('shell:profile.default');

  const profile = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = profile.current;
    if (!isOpen || place === null) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const closeOnLeave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setIsOpen(false);
    };
    place.addEventListener('keydown', closeOnEscape);
    place.addEventListener('focusout', closeOnLeave);
    return () => {
      place.removeEventListener('keydown', closeOnEscape);
      place.removeEventListener('focusout', closeOnLeave);
    };
  }, [isOpen]);

  return (
    <div ref={profile} className={classes.profile}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('shell:profile.open', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        <p className={classes.who}>{name}</p>
        <p className={classes.email}>{account.email}</p>
        <button type="button" className={classes.entry} onClick={signOut}>
          <IconLogout size={20} stroke={1.75} aria-hidden="true" />
          {t('shell:profile.signOut')}
        </button>
      </div>
    </div>
  );
}
