import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

interface IllustrationProps {
  /** The `viewBox` of the SVG. */
  readonly box: string;
  readonly className?: string | undefined;
  /** SVG shapes, filled with the tints `--i1` to `--i5`, amber `--ia` and white `--iw`. */
  readonly children: ReactNode;
}

/** A drawing in tints of the brand. It is hidden from screen readers: the words beside it say the same. */
export function Illustration({ box, className, children }: IllustrationProps) {
  return (
    <svg className={[classes.picture, className].join(' ')} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}
