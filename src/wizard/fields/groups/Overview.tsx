import type { ReactNode } from 'react';
import classes from './Shown.module.css';

/** A step with a hero and details below it, instead of questions. */
export function Overview({ children }: { readonly children: ReactNode }) {
  return <div className={classes.overview}>{children}</div>;
}
