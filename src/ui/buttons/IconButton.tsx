import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> {
  /** Its name: an icon alone says nothing. */
  readonly label: string;
}

/** A button with nothing but an icon, as large as a finger. What it stands in gives it colour and margin. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button {...rest} type="button" className={classes.button} aria-label={label} />;
}
