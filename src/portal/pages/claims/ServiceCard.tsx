import { useServices } from '../../session/Services.ts';
import { Card } from '../../../ui/boxes/Card.tsx';
import { PhoneLink } from '../../../ui/texts/PhoneLink.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The insurer's claims service (CLI-007); absent on a host without brand, which has no contact. */
export function ServiceCard() {
  const { t } = useTexts();
  const { claimsPhone, claimsEmail } = useServices().brand.contact;
  if (claimsPhone === '') return null;

  return (
    <Card title={t('claims:service.title')}>
      <p>{t('claims:service.text')}</p>
      <ContactFacts
        facts={[
          { name: t('claims:service.phone'), value: <PhoneLink number={claimsPhone} /> },
          { name: t('claims:service.email'), value: <a href={`mailto:${claimsEmail}`}>{claimsEmail}</a> },
        ]}
      />
    </Card>
  );
}
