import type { Media } from './readMedia.ts';
import classes from './Picture.module.css';

/** Widths, in pixels, of the pictures that the content service scales. */
const widths = [400, 800, 1200] as const;

/** A picture of the content service in the fitting width. `sizes` is the displayed width. A picture without a description is decoration. */
export function Picture({ picture, sizes }: { readonly picture: Media; readonly sizes: string }) {
  const { address, description, size } = picture;
  const isScaled = address.startsWith('https://images.ctfassets.net/');
  const at = (width: number) => `${address}?w=${width}&fm=webp&q=75`;

  return (
    <img
      className={classes.picture}
      src={isScaled ? at(800) : address}
      {...(isScaled ? { srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '), sizes } : {})}
      {...(size === null ? {} : { width: size.width, height: size.height })}
      alt={description}
      loading="lazy"
      decoding="async"
    />
  );
}
