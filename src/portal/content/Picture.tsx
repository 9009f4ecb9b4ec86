import type { Media } from '../../content/index.ts';
import classes from './Picture.module.css';

/** Widths, in pixels, of the pictures that the content service scales. */
const widths = [400, 800, 1200] as const;

interface PictureProps {
  readonly picture: Media;
  /** The displayed width. */
  readonly sizes: string;
  /** `cover` (default) fills a box of 16:9; `whole` shows all of the picture, in its own proportions where they are known. */
  readonly fit?: 'cover' | 'whole';
}

/** A picture of the content service in the fitting width. A picture without a description is decoration. */
export function Picture({ picture, sizes, fit = 'cover' }: PictureProps) {
  const { address, description, size } = picture;
  const isScaled = /^https:\/\/images\.(?:eu\.)?ctfassets\.net\//.test(address);

  return (
    <img
      className={classes.picture}
      data-fit={fit}
      src={isScaled ? scale(address, 800) : address}
      {...(isScaled
        ? { srcSet: widths.map((width) => `${scale(address, width)} ${width}w`).join(', '), sizes }
        : {})}
      {...(size === null ? {} : { width: size.width, height: size.height })}
      alt={description}
      loading="lazy"
      decoding="async"
    />
  );
}

function scale(address: string, width: number): string {
  const url = new URL(address);
  url.searchParams.set('w', String(width));
  url.searchParams.set('fm', 'webp');
  url.searchParams.set('q', '75');
  return url.href;
}
