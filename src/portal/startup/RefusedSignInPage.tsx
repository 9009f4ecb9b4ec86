import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SignInRefusal } from '../session/stores/refusedSignInStore.ts';
import { useServices } from '../session/Services.ts';
import { FullPage } from '../shell/layout/FullPage.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** The page for a sign-in that is refused at the moment, with the reason. The visitor can try again. */
export function RefusedSignInPage({ refusedBy }: { readonly refusedBy: SignInRefusal }) {
  const { t } = useTexts();
  const { signOut } = useServices();
  const again = t(`shell:refusedSignIn.${refusedBy}.again`);

  return (
    <FullPage
      title={t(`shell:refusedSignIn.${refusedBy}.title`)}
      icon={<IconAlertTriangle size={24} stroke={1.75} />}
      action={
        refusedBy === 'portal' ? (
          <Button onClick={signOut}>{again}</Button>
        ) : (
          <Button component="a" href="/">
            {again}
          </Button>
        )
      }
    >
      <p>{t(`shell:refusedSignIn.${refusedBy}.text1`)}</p>
      <p>{t(`shell:refusedSignIn.${refusedBy}.text2`)}</p>
    </FullPage>
  );
}
