import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../session/Services.ts';
import classes from './AsideHelp.module.css';
import { telephoneAddress } from '../../wizard/elements/telephoneAddress.ts';

/** Whom to call about what is asked here, beside the questions. */
export function AsideHelp() {
  const { t } = useTranslation();
  const { phone } = useServices().brand.contact;
  if (phone === '') return null;
  return (
    <div className={classes.help}>
      <h2 className={classes.title}>{t('shell:help.title')}</h2>
      <a className={classes.phone} href={telephoneAddress(phone)}>
        <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        {phone}
      </a>
    </div>
  );
}
