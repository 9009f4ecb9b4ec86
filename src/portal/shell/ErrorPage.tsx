import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorLines } from './ErrorMessage.tsx';
import { FullPage } from './FullPage.tsx';

/** The start failed, or the shell itself: nothing is left to stand in. The button loads the portal anew (SHELL-042). */
export function ErrorPage() {
  const { t } = useTranslation();

  return (
    <FullPage
      title={t('shell:error.title')}
      icon={<IconAlertTriangle size={24} stroke={1.75} />}
      action={
        <Button component="a" href="/">
          {t('shell:error.back')}
        </Button>
      }
    >
      <ErrorLines />
    </FullPage>
  );
}
