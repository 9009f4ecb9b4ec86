import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Answers are missing. The button keeps its colour and its place in the tab order; pressing it leads to them. */
  readonly blocked: boolean;
  /** No answer of this page can help, so the button looks as it is. */
  readonly isStuck?: boolean;
  readonly busy?: boolean;
  /** Words shown while it is busy. */
  readonly busyLabel?: string;
  readonly describedBy: string | undefined;
}

/**
 * The submit button of a form. It is never natively disabled: screen readers hear that it is blocked or busy, the focus, the colour and the
 * width stay, and a second press while busy does nothing.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, blocked, isStuck = false, busy = false, busyLabel, describedBy } = props;
  return (
    <Button
      type="submit"
      size="lg"
      className={classes.button}
      aria-disabled={blocked || busy || undefined}
      {...(isStuck && !busy ? { 'data-disabled': true } : {})}
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
