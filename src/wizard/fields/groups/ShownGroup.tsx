import type { ReactNode } from 'react';
import classes from './Shown.module.css';

interface ShownGroupProps {
  readonly path: string;
  readonly look: string;
  readonly title: string;
  readonly hidden: boolean;
  readonly children: ReactNode;
}

/** A group that shows facts instead of questions. */
export function ShownGroup({ path, look, title, hidden, children }: ShownGroupProps) {
  return (
    <section
      className={classes.look}
      data-look={look}
      hidden={hidden}
      aria-labelledby={title === '' ? undefined : `${path}-title`}
    >
      {title !== '' && <h2 id={`${path}-title`}>{title}</h2>}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
