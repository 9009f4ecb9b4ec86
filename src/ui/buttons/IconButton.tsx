import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> {
  /** Name for screen readers. */
  readonly label: string;
}

/** A button with an icon alone, large enough for a finger. The part around it sets its colour and margin. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button {...rest} type="button" className={classes.button} aria-label={label} />;
}
