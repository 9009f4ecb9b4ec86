import { html, raw } from 'hono/html';
import {
  type Brand,
  describeShape,
  drawPicture,
  getViewBox,
  type PictureName,
} from '../../../brand/index.ts';
import type { Html } from '../pages/pageFrame.ts';

/** A decorative picture shown beside the form on wide screens: the landscape of the brand, and a car in front of it. */
export function signInScene({ look }: Pick<Brand, 'look'>): Html {
  const draw = (name: PictureName, place: string): string =>
    `<svg viewBox="${getViewBox(name)}" ${place}>${drawPicture(look.pictures, name)
      .map((shape) => `<path ${writeAttributes(describeShape(shape))}/>`)
      .join('')}</svg>`;
  return html`<svg class="scene" viewBox="0 0 420 206" aria-hidden="true">
    ${raw(draw(look.landscape, 'width="420" height="206"'))}
    ${raw(draw('saloon', 'x="150" y="124" width="226" height="85"'))}
  </svg>`;
}

/** Writes attributes as markup: `fillOpacity` is `fill-opacity`. */
function writeAttributes(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join(' ');
}
