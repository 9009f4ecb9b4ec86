import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './Line.module.css';

interface LineProps {
  readonly icon: TablerIcon;
  readonly title: string;
  /** Id of the section, for addresses that lead to it. */
  readonly anchor?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  /** A link to all entries. */
  readonly action?: ReactNode;
}

/** A quiet section of the start page: its title, its newest entries and a way to all of them, side by side where there is room. */
export function Line({ icon: Icon, title, anchor, headingRef, isBusy, children, action }: LineProps) {
  const id = useId();
  return (
    <section id={anchor} className={classes.line} aria-labelledby={id} aria-busy={isBusy}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <h2
        id={id}
        ref={headingRef}
        tabIndex={headingRef === undefined ? undefined : -1}
        className={classes.title}
      >
        {title}
      </h2>
      <div className={classes.entries}>{children}</div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </section>
  );
}
