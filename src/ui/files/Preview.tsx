import { type ReactNode, useCallback, useState } from 'react';
import classes from './FileCard.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface PreviewProps {
  /** A picture as it was chosen; nothing of it leaves the page. */
  readonly file: File;
  readonly name: string;
  /** Stands there when the browser cannot show it. */
  readonly otherwise: ReactNode;
}

/** Height in dots: twice what is seen, for fine screens. */
const height = 112;

/** A small view of a picture, so that people see that they took the right one. */
export function Preview({ file, name, otherwise }: PreviewProps) {
  const { t } = useTexts('controls');
  const [isShown, setShown] = useState(true);
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      let isGone = false;
      createImageBitmap(file, { resizeHeight: height }).then(
        (picture) => {
          if (!isGone) drawOn(canvas, picture);
          picture.close();
        },
        () => {
          if (!isGone) setShown(false);
        },
      );
      return () => {
        isGone = true;
      };
    },
    [file],
  );
  return isShown ? (
    <canvas ref={draw} className={classes['preview']} width={height} height={height}>
      {t('upload.preview', { name })}
    </canvas>
  ) : (
    otherwise
  );
}

function drawOn(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
