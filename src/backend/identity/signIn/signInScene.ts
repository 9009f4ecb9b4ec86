import { html, raw } from 'hono/html';
import {
  type Brand,
  describeShape,
  drawPicture,
  getViewBox,
  type Landscape,
  type PictureName,
  type VehicleBody,
} from '../../../brand/index.ts';
import type { Html } from '../pages/pageFrame.ts';

/** The vehicle that stands in each landscape, and its height in the picture; its length follows. */
const vehicles: Readonly<Record<Landscape, { readonly body: VehicleBody; readonly height: number }>> = {
  hills: { body: 'saloon', height: 85 },
  mountains: { body: 'suv', height: 92 },
  city: { body: 'small', height: 84 },
  coast: { body: 'estate', height: 85 },
};

/** A decorative picture beside the form or, on narrow screens, below it: the landscape of the brand, and a vehicle in front of it. */
export function signInScene({ look }: Pick<Brand, 'look'>): Html {
  const draw = (name: PictureName, place: string): string =>
    `<svg viewBox="${getViewBox(name)}" ${place}>${drawPicture(look.pictures, name)
      .map((shape) => `<path ${writeAttributes(describeShape(shape))}/>`)
      .join('')}</svg>`;
  const { body, height } = vehicles[look.landscape];
  return html`<svg class="scene" viewBox="0 0 420 206" aria-hidden="true">
    ${raw(draw(look.landscape, 'width="420" height="206"'))}
    ${raw(draw(body, `x="150" y="${209 - height}" width="226" height="${height}"`))}
  </svg>`;
}

/** Writes attributes as markup: `fillOpacity` is `fill-opacity`. */
function writeAttributes(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join(' ');
}
