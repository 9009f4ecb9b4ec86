import { type ReactNode, useCallback, useState } from 'react';
import classes from './FileCard.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface PreviewProps {
  /** The chosen picture, which the browser draws without sending it. */
  readonly file: File;
  readonly name: string;
  /** Drawn instead when the browser cannot show the picture. */
  readonly otherwise: ReactNode;
}

/** Height in pixels: twice the visible height, for high resolutions. */
const height = 112;

/** A small view of a chosen picture. */
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
