import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ErrorLines, RetryButton } from './ErrorMessage.tsx';
import classes from './ErrorMessage.module.css';
import { FullPage } from './FullPage.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The error page for a failed start or a failed shell, drawn without the shell. The button reloads the portal (SHELL-042). */
export function ErrorPage() {
  const { t } = useTexts();

  return (
    <FullPage
      title={t('shell:error.title')}
      icon={<IconAlertTriangle size={24} stroke={1.75} />}
      action={
        <div className={classes.actions}>
          <RetryButton />
          <Button component="a" href="/" variant="default">
            {t('shell:error.back')}
          </Button>
        </div>
      }
    >
      <ErrorLines />
    </FullPage>
  );
}
