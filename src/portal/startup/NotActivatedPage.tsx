import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../session/Services.ts';
import { FullPage } from '../shell/FullPage.tsx';

/** The login is right, but the account has no code entered yet (SHELL-007). */
export function NotActivatedPage() {
  const { t } = useTranslation();
  const { signOut } = useServices();

  return (
    <FullPage
      title={t('shell:notActivated.title')}
      icon={<IconLockOpen size={24} stroke={1.75} />}
      action={<Button onClick={signOut}>{t('shell:profile.signOut')}</Button>}
    >
      <p>{t('shell:notActivated.text1')}</p>
      <p>{t('shell:notActivated.text2')}</p>
    </FullPage>
  );
}
