import type { ReactNode } from 'react';
import classes from './OpenItemsLine.module.css';

/** What is still open, beside the button that it describes. */
export function OpenItemsLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={classes.open}>
      {children}
    </p>
  );
}
