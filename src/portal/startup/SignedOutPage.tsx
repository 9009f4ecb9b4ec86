import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedOutStore } from '../session/signedOutStore.ts';
import { FullPage } from '../shell/FullPage.tsx';

/** Shown in every tab once one has signed out, and behind the back button: nothing personal is left. */
export function SignedOutPage() {
  const { t } = useTranslation();
  const lastMessage = useSignedOutStore((store) => store.lastMessage);

  return (
    <FullPage
      title={t('shell:signedOut.title')}
      icon={<IconLogout size={24} stroke={1.75} />}
      action={
        <Button component="a" href="/">
          {t('shell:signedOut.again')}
        </Button>
      }
    >
      {lastMessage !== '' && <p>{lastMessage}</p>}
      <p>{t('shell:signedOut.text')}</p>
    </FullPage>
  );
}
