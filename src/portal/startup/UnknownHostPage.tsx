import { IconWorldQuestion } from '@tabler/icons-react';
import { FullPage } from '../shell/layout/FullPage.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** The address belongs to no brand, so nobody can sign in here. Only the address leads on. */
export function UnknownHostPage() {
  const { t } = useTexts();

  return (
    <FullPage title={t('shell:unknownHost.title')} icon={<IconWorldQuestion size={24} stroke={1.75} />}>
      <p>{t('shell:unknownHost.text1')}</p>
      <p>{t('shell:unknownHost.text2')}</p>
    </FullPage>
  );
}
