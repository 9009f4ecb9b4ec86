import type { ReactNode } from 'react';
import classes from './Note.module.css';

interface NoteProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly tone: 'info' | 'warning';
  readonly children: ReactNode;
}

/** A tinted box with information about the page. */
export function Note({ title, icon, tone, children }: NoteProps) {
  return (
    <div className={classes.note} data-tone={tone}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
