import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Answers are missing. The button stays in the tab order; pressing it shows which. */
  readonly blocked: boolean;
  readonly busy?: boolean;
  /** Words shown while it is busy. */
  readonly busyLabel?: string;
  readonly describedBy: string | undefined;
}

/**
 * The submit button of a form. It is never natively disabled: screen readers hear that it is blocked or busy, the focus and the width stay,
 * and a second press while busy does nothing.
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
