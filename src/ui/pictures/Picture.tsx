import { useMemo } from 'react';
import { describeShape, drawPicture, getViewBox, type PictureName } from '../../brand/index.ts';
import { useLook } from '../style/useLook.ts';
import classes from './Picture.module.css';

interface PictureProps {
  readonly name: PictureName;
  readonly className?: string | undefined;
  /** In a row of a list, where thin lines would be lost. */
  readonly isSmall?: boolean;
}

/** A drawing of the brand's family, in its tints. It is hidden from screen readers: the words beside it say the same. */
export function Picture({ name, className, isSmall = false }: PictureProps) {
  const { pictures } = useLook();
  const paths = useMemo(() => drawPicture(pictures, name).map(describeShape), [pictures, name]);
  const kind = isSmall && pictures === 'line' ? classes.bold : classes.picture;
  return (
    <svg className={[kind, className].join(' ')} viewBox={getViewBox(name)} aria-hidden="true">
      {paths.map((path, index) => (
        <path key={index} {...path} />
      ))}
    </svg>
  );
}
