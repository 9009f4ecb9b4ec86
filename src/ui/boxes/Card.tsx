import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface CardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** One link or button at the lower edge. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3;
}

/** A titled section of an overview page, with at most one action. */
export function Card({ title, icon, children, action, level = 2 }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';

  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        {icon !== undefined && (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <Heading id={id} className={classes.title}>
          {title}
        </Heading>
      </div>
      <div className={classes.body}>{children}</div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </section>
  );
}
