import { IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useServices } from '../../session/Services.ts';
import { PhoneLink } from '../../../ui/texts/PhoneLink.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import classes from './HelpCard.module.css';

/** Links to help: the claims line, the questions, the contact page (DASH-011). */
export function HelpCard() {
  const { t } = useTexts();
  const { claimsPhone } = useServices().brand.contact;

  return (
    <section className={classes.card} aria-labelledby="help">
      <h2 id="help" className={classes.title}>
        {t(claimsPhone === '' ? 'dashboard:help.title' : 'dashboard:emergency.title')}
      </h2>
      {claimsPhone !== '' && (
        <>
          <PhoneLink className={classes.phone} number={claimsPhone}>
            <IconPhone size={22} stroke={1.75} aria-hidden />
            <span>{claimsPhone}</span>
          </PhoneLink>
          <p>{t('dashboard:emergency.text')}</p>
        </>
      )}
      <p className={classes.ways}>
        <Link to="/faq">{t('dashboard:faq.title')}</Link>
        <Link to="/contact">{t('dashboard:contact.title')}</Link>
      </p>
    </section>
  );
}
