import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useSignedOutStore } from '../session/stores/signedOutStore.ts';
import { FullPage } from '../shell/layout/FullPage.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** All tabs show this page after a sign-out in one of them, and the back button shows it as well: no personal data are left. */
export function SignedOutPage() {
  const { t } = useTexts();
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
