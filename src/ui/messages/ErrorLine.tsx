import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ErrorLine.module.css';

/** The error of an answer, above its control. */
export function ErrorLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
