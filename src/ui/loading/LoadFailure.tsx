import { Button } from '@mantine/core';
import classes from './LoadFailure.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** A sentence about a part of the page that could not be loaded, and a button that loads it again. */
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
