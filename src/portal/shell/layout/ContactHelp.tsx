import { IconMail, IconPhone } from '@tabler/icons-react';
import { useId } from 'react';
import { type ContactName, getContact } from '../../../brand/index.ts';
import { useServices } from '../../session/Services.ts';
import classes from './ContactHelp.module.css';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { useIsNumberNamed } from '../../../ui/texts/useNumberMention.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface ContactHelpProps {
  readonly name: ContactName;
  /** Beside a form, or at the end of the main part of every page. On wide screens the one beside the form is seen, otherwise the other. */
  readonly place: 'aside' | 'end';
}

/**
 * The contact for questions, in the same place on every page. It leaves out the number where a card or message of the page names it. The
 * claims service is available around the clock, and its text says so.
 */
export function ContactHelp({ name, place }: ContactHelpProps) {
  const { t } = useTexts();
  const title = useId();
  const { phone, email } = getContact(useServices().brand, name);
  const hasPhone = !useIsNumberNamed(phone) && phone !== '';
  const Box = place === 'end' ? 'aside' : 'section';

  return (
    <Box className={classes.help} data-place={place} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('shell:help.title')}
      </h2>
      {name === 'claims' && hasPhone && <p className={classes.always}>{t('shell:help.claims')}</p>}
      {phone === '' ? (
        <p>{t('shell:help.none')}</p>
      ) : (
        <ul className={classes.ways}>
          {hasPhone && (
            <li className={classes.phone}>
              <IconPhone size={20} stroke={1.75} aria-hidden="true" />
              <span className={classes.kind}>{t('shell:help.phone')}</span>
              <a href={formatPhoneLink(phone)}>{phone}</a>
            </li>
          )}
          <li>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
            <span className={classes.kind}>{t('shell:help.email')}</span>
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </li>
        </ul>
      )}
    </Box>
  );
}
