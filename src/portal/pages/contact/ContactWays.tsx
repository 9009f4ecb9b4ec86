import { IconHeadset } from '@tabler/icons-react';
import { useServices } from '../../session/Services.ts';
import { Card } from '../../../ui/boxes/Card.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { PhoneLink } from '../../../ui/texts/PhoneLink.tsx';
import { ContactHours } from './ContactHours.tsx';
import classes from './ContactWays.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Phones, e-mail (BRAND-005) and opening hours of the brand. */
export function ContactWays() {
  const { t } = useTexts();
  const { phone, claimsPhone, email } = useServices().brand.contact;

  return (
    <aside className={classes.ways} aria-label={t('contact:ways.title')}>
      <Card title={t('contact:ways.title')} icon={<IconHeadset size={22} stroke={1.75} />}>
        {phone !== '' && (
          <dl className={classes.facts}>
            <div>
              <dt>{t('contact:ways.phone')}</dt>
              <dd>
                <PhoneLink number={phone} />
              </dd>
            </div>
            {claimsPhone !== '' && (
              <div>
                <dt>{t('contact:ways.claims')}</dt>
                <dd>
                  <PhoneLink number={claimsPhone} />
                </dd>
              </div>
            )}
            <div>
              <dt>{t('contact:ways.email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          </dl>
        )}
        <SectionBoundary>
          <ContactHours />
        </SectionBoundary>
        <a className={classes.accessibility} href="/barrierefreiheit">
          {t('shell:footer.accessibility')}
        </a>
      </Card>
    </aside>
  );
}
