import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Something is still open. The button keeps its place in the tab order; pressing it shows what is missing. */
  readonly blocked: boolean;
  readonly busy?: boolean;
  /** Words shown while its action is running. */
  readonly busyLabel?: string;
  readonly describedBy: string | undefined;
}

/**
 * The submit button of a form, never natively disabled: blocked and busy are said, the focus stays, the width does not move, and a
 * second press while busy does nothing.
 */
export function SubmitButton({ children, blocked, busy = false, busyLabel, describedBy }: SubmitButtonProps) {
  const quiet = blocked || busy;
  return (
    <Button
      type="submit"
      size="lg"
      className={classes.button}
      {...(quiet ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <span className={classes.words}>
        <span data-shown={!busy || undefined} aria-hidden={busy}>
          {children}
        </span>
        <span data-shown={busy || undefined} aria-hidden={!busy}>
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
