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
  /** Beside a form, on wide screens, or at the end of the main part of every page. Where both are drawn, the number stands in one. */
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
  if (place === 'aside' && !hasPhone) return null;
  // One way is no list.
  const [Box, List, Item] =
    place === 'end' ? (['aside', 'ul', 'li'] as const) : (['section', 'div', 'div'] as const);

  return (
    <Box className={classes.help} data-place={place} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('shell:help.title')}
      </h2>
      {name === 'claims' && hasPhone && <p className={classes.always}>{t('shell:help.claims')}</p>}
      {phone === '' ? (
        <p>{t('shell:help.none')}</p>
      ) : (
        <List className={classes.ways}>
          {hasPhone && (
            <Item className={classes.phone}>
              <IconPhone size={20} stroke={1.75} aria-hidden="true" />
              <span className={classes.kind}>{t('shell:help.phone')}</span>
              <a href={formatPhoneLink(phone)}>{phone}</a>
            </Item>
          )}
          {place === 'end' && (
            <li>
              <IconMail size={20} stroke={1.75} aria-hidden="true" />
              <span className={classes.kind}>{t('shell:help.email')}</span>
              <a href={`mailto:${email}`} translate="no">
                {email}
              </a>
            </li>
          )}
        </List>
      )}
    </Box>
  );
}
