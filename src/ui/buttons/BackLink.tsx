import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './BackLink.module.css';

/** A link to the page before, above the heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={18} stroke={2} aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
