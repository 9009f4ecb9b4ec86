import { useMemo } from 'react';
import { describeShape, drawPicture, getViewBox, type PictureName } from '../../brand/index.ts';
import { useLook } from '../style/useLook.ts';
import classes from './Picture.module.css';

interface PictureProps {
  readonly name: PictureName;
  readonly className?: string | undefined;
}

/** A drawing of the brand's family, in its tints. It is hidden from screen readers: the words beside it say the same. */
export function Picture({ name, className }: PictureProps) {
  const { pictures } = useLook();
  const paths = useMemo(() => drawPicture(pictures, name).map(describeShape), [pictures, name]);
  return (
    <svg className={[classes.picture, className].join(' ')} viewBox={getViewBox(name)} aria-hidden="true">
      {paths.map((path, index) => (
        // eslint-disable-next-line react/no-array-index-key -- The shapes of a picture never move.
        <path key={index} {...path} />
      ))}
    </svg>
  );
}
