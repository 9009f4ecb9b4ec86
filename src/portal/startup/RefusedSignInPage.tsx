import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../session/Services.ts';
import { FullPage } from '../shell/FullPage.tsx';

/** The server takes no token of this sign-in, nor of the one before. Another try is the visitor's to make. */
export function RefusedSignInPage() {
  const { t } = useTranslation();
  const { signOut } = useServices();

  return (
    <FullPage
      title={t('shell:refusedSignIn.title')}
      icon={<IconAlertTriangle size={24} stroke={1.75} />}
      action={<Button onClick={signOut}>{t('shell:refusedSignIn.again')}</Button>}
    >
      <p>{t('shell:refusedSignIn.text1')}</p>
      <p>{t('shell:refusedSignIn.text2')}</p>
    </FullPage>
  );
}
