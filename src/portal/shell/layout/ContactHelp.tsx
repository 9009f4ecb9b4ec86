import { IconMail, IconPhone } from '@tabler/icons-react';
import { type ContactName, getContact } from '../../../brand/index.ts';
import { useServices } from '../../session/Services.ts';
import classes from './ContactHelp.module.css';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The contact at the end of the main part of every page. The claims service is available around the clock, and its text says so. */
export function ContactHelp({ name }: { readonly name: ContactName }) {
  const { t } = useTexts();
  const contact = getContact(useServices().brand, name);

  return (
    <aside className={classes.help} aria-labelledby="contact-help">
      <h2 id="contact-help" className={classes.title}>
        {t('shell:help.title')}
      </h2>
      {name === 'claims' && contact.phone !== '' && <p>{t('shell:help.claims')}</p>}
      {contact.phone === '' ? (
        <p>{t('shell:help.none')}</p>
      ) : (
        <ul className={classes.ways}>
          <li>
            <IconPhone size={20} stroke={1.75} aria-hidden="true" />
            <span className={classes.kind}>{t('shell:help.phone')}</span>
            <a href={formatPhoneLink(contact.phone)}>{contact.phone}</a>
          </li>
          <li>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
            <span className={classes.kind}>{t('shell:help.email')}</span>
            <a href={`mailto:${contact.email}`} translate="no">
              {contact.email}
            </a>
          </li>
        </ul>
      )}
    </aside>
  );
}
