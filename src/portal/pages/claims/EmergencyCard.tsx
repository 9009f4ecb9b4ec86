import { IconUrgent } from '@tabler/icons-react';
import { Card } from '../../../ui/boxes/Card.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The two numbers that come before any report. */
export function EmergencyCard() {
  const { t } = useTexts();

  return (
    <Card title={t('claims:emergency.title')} icon={<IconUrgent size={22} stroke={1.75} />}>
      <p>{t('claims:emergency.text')}</p>
      <ContactFacts
        facts={[
          { name: t('claims:emergency.rescue'), value: <a href="tel:112">112</a> },
          { name: t('claims:emergency.police'), value: <a href="tel:110">110</a> },
        ]}
      />
    </Card>
  );
}
