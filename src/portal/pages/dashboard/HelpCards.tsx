import { Button } from '@mantine/core';
import { IconHelpCircle, IconMessageCircle, IconPhone, IconUrgent } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useServices } from '../../session/Services.ts';
import { Card } from '../../../ui/boxes/Card.tsx';
import { PhoneLink } from '../../../ui/texts/PhoneLink.tsx';
import classes from './HelpCards.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Links to help: the claims line, the questions, the contact page (DASH-011). */
export function HelpCards() {
  const { t } = useTexts();
  const { claimsPhone } = useServices().brand.contact;

  return (
    <div className={classes.cards}>
      {claimsPhone !== '' && (
        <Card title={t('dashboard:emergency.title')} icon={<IconUrgent size={22} stroke={1.75} />}>
          <p>{t('dashboard:emergency.text')}</p>
          <p>
            <PhoneLink className={classes.phone} number={claimsPhone}>
              <IconPhone size={22} stroke={1.75} aria-hidden />
              <span>{claimsPhone}</span>
            </PhoneLink>
          </p>
        </Card>
      )}
      <Card
        title={t('dashboard:faq.title')}
        icon={<IconHelpCircle size={22} stroke={1.75} />}
        action={
          <Button component={Link} to="/faq" variant="default">
            {t('dashboard:faq.action')}
          </Button>
        }
      >
        <p>{t('dashboard:faq.text')}</p>
      </Card>
      <Card
        title={t('dashboard:contact.title')}
        icon={<IconMessageCircle size={22} stroke={1.75} />}
        action={
          <Button component={Link} to="/contact" variant="default">
            {t('dashboard:contact.action')}
          </Button>
        }
      >
        <p>{t('dashboard:contact.text')}</p>
      </Card>
    </div>
  );
}
