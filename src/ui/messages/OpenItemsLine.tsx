import type { ReactNode } from 'react';
import classes from './OpenItemsLine.module.css';

/** The answers that are still missing, beside the submit button it describes. */
export function OpenItemsLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={classes.open}>
      {children}
    </p>
  );
}
