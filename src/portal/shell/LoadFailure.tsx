import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './LoadFailure.module.css';

/** Says that something is missing, and offers to load it again. */
export function LoadFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation();

  return (
    <div className={classes.failure}>
      <output>{text}</output>
      <Button variant="default" onClick={onRetry}>
        {t('shell:load.retry')}
      </Button>
    </div>
  );
}
