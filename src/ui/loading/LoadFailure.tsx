import { Button } from '@mantine/core';
import classes from './LoadFailure.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** Says that something is missing, and offers to load it again. */
export function LoadFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTexts();

  return (
    <div className={classes.failure}>
      <output>{text}</output>
      <Button variant="default" onClick={onRetry}>
        {t('shell:load.retry')}
      </Button>
    </div>
  );
}
