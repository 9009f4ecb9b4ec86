import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

interface IllustrationProps {
  readonly box: string;
  readonly className?: string | undefined;
  /** Flat shapes filled with the five tints `--i1` to `--i5`, amber `--ia` and white `--iw`. */
  readonly children: ReactNode;
}

/** A picture in tints of the brand. It says nothing that the words beside it do not say. */
export function Illustration({ box, className, children }: IllustrationProps) {
  return (
    <svg className={[classes.picture, className].join(' ')} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}
