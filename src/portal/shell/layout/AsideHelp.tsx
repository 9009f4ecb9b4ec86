import { IconPhone } from '@tabler/icons-react';
import { getContact } from '../../../brand/index.ts';
import { useServices } from '../../session/Services.ts';
import classes from './AsideHelp.module.css';
import { useCurrentPage } from '../navigation/useCurrentPage.ts';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The contact for the questions of this page, beside them. */
export function AsideHelp() {
  const name = useCurrentPage()?.contact ?? 'service';
  const { t } = useTexts();
  const { phone } = getContact(useServices().brand, name);
  if (phone === '') return null;
  return (
    <div className={classes.help}>
      <h2 className={classes.title}>{t('shell:help.title')}</h2>
      {name === 'claims' && <p>{t('shell:help.claims')}</p>}
      <a className={classes.phone} href={formatPhoneLink(phone)}>
        <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        <span>{phone}</span>
      </a>
    </div>
  );
}
