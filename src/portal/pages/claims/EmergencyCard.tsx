import { IconUrgent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shell/Card.tsx';
import { ContactFacts } from './ContactFacts.tsx';

/** The two numbers that come before any report. */
export function EmergencyCard() {
  const { t } = useTranslation();

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
