import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LoadFailure.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface LoadFailureProps {
  /** The sentence about what is missing. */
  readonly children: ReactNode;
  /** Loads it again; null where another try cannot help. */
  readonly onRetry: (() => void) | null;
}

/** A part of the page that could not be loaded. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  const { t } = useTexts();

  return (
    <div className={classes.failure}>
      <output>{children}</output>
      {onRetry !== null && (
        <Button variant="default" onClick={onRetry}>
          {t('shell:load.retry')}
        </Button>
      )}
    </div>
  );
}
