import { html, raw } from 'hono/html';
import type { Html } from '../pages/pageFrame.ts';

const tree = (place: string): string =>
  `<g transform="${place}"><rect x="-3" width="6" height="34" rx="2" fill="var(--i5)"/><path d="M0-46c20 10 30 22 30 34A21 21 0 0 1 9 10H-9a21 21 0 0 1-21-22c0-12 10-24 30-34z" fill="var(--i4)" opacity=".8"/></g>`;

const hills =
  '<circle cx="500" cy="150" r="38" fill="var(--ia)" opacity=".75"/><path d="M0 330c120-90 210-90 330-30s190 20 290-50v270H0z" fill="var(--i2)"/><path d="M0 400c160-60 340-40 620-10v130H0z" fill="var(--i3)" opacity=".6"/>';

const house =
  '<g transform="translate(90 276)"><path d="M-6 46L52 0l58 46z" fill="var(--i5)"/><rect x="6" y="44" width="92" height="62" fill="var(--i1)"/><rect x="60" y="66" width="22" height="40" rx="2" fill="var(--i4)"/><rect x="20" y="60" width="26" height="22" rx="2" fill="var(--ia)"/></g>';

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="104" r="25" fill="var(--i5)"/><circle cx="${x}" cy="104" r="12" fill="var(--i2)"/><circle cx="${x}" cy="104" r="4" fill="var(--i5)"/>`;

const car = `<path d="M0 470h620v50H0z" fill="var(--i5)" opacity=".25"/><g transform="translate(210 342) scale(1.1)"><path d="M18 88c0-17 8-25 26-28l46-8 36-29c7-6 16-9 26-9h62c16 0 25 3 36 13l30 27 32 7c13 3 19 11 19 23v14c0 5-3 8-8 8H27c-6 0-9-4-9-9z" fill="var(--i4)"/><path d="M18 88c0-6 1-10 3-14h309v20c0 5-2 22-7 22H27c-6 0-9-4-9-9z" fill="var(--i5)" opacity=".28"/><path d="M108 53l27-21c5-4 10-6 17-6h26v27zM190 26h24c10 0 17 2 24 8l20 19h-68z" fill="var(--i1)"/><rect x="196" y="63" width="20" height="5" rx="2.5" fill="var(--i1)"/><path d="M315 66c9 2 14 6 15 13h-13c-6 0-9-9-2-13z" fill="var(--ia)"/>${wheel(84)}${wheel(266)}</g>`;

const shapes = `${hills}${house}${tree('translate(240 350) scale(1.5)')}${tree('translate(540 360) scale(1.3)')}${car}`;

/** A decorative picture of house, trees and car in tints of the brand, shown beside the form on wide screens. */
export const signInScene: Html = html`<svg
  class="scene"
  viewBox="0 100 620 420"
  preserveAspectRatio="xMidYMax meet"
  aria-hidden="true"
>
  ${raw(shapes)}
</svg>`;
