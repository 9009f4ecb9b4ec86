import { Button } from '@mantine/core';
import { canTryAgain } from '../../plain/RequestFailure.ts';
import classes from './LoadFailure.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface LoadFailureProps {
  readonly text: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A sentence about a part of the page that could not be loaded, and a button that loads it again where that can help. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  const { t } = useTexts();

  return (
    <div className={classes.failure}>
      <output>{text}</output>
      {canTryAgain(error) && (
        <Button variant="default" onClick={onRetry}>
          {t('shell:load.retry')}
        </Button>
      )}
    </div>
  );
}
