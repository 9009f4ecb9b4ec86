import type { ReactNode } from 'react';
import classes from './Shown.module.css';

/** A step in which something stands above all, and what is known about it below: no sheet of questions. */
export function Overview({ children }: { readonly children: ReactNode }) {
  return <div className={classes.overview}>{children}</div>;
}
