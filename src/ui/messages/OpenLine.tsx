import type { ReactNode } from 'react';
import classes from './OpenLine.module.css';

/** What is still open, beside the button that it describes. */
export function OpenLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={classes.open}>
      {children}
    </p>
  );
}
