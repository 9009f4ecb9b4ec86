import { byDay, byNight, circle, type Drawing, fill, line, type Point, stroke } from './Drawing.ts';
import type { Scenes } from './scenes.ts';

const pen = 4;
/** The middle of the sun, low over the ground. */
const sun: Point = [304, 150];
/** The line on which everything stands. */
const ground = 204;

/** The part of a disc around the sun that is above the ground. */
function riseAbove(r: number): string {
  const half = Math.round(Math.sqrt(r ** 2 - (ground - sun[1]) ** 2));
  return `M${sun[0] - half} ${ground}A${r} ${r} 0 1 1 ${sun[0] + half} ${ground}z`;
}

const rays = [-52, -26, 0, 26, 52]
  .map((angle) => {
    const at = (r: number) =>
      [Math.sin((angle * Math.PI) / 180) * r + sun[0], sun[1] - Math.cos((angle * Math.PI) / 180) * r]
        .map(Math.round)
        .join(' ');
    return `M${at(104)}L${at(122)}`;
  })
  .join('');

const sky: Drawing = [
  ...byDay(fill('amber', riseAbove(92), 0.25), fill('amber', riseAbove(60), 0.5), stroke('amber', pen, rays)),
  ...byNight(
    stroke('amber', pen, 'M336 16a26 26 0 1 0 24 40 22 22 0 0 1-24-40z'),
    stroke('far', 3, 'M70 30v14M63 37h14M190 18v12M184 24h12M268 52v10M263 57h10M124 66v8M120 70h8'),
  ),
];

const fir = (x: number, size: number): Drawing => {
  const at = (dx: number, up: number): Point => [Math.round(x + dx * size), Math.round(ground - up * size)];
  return [
    stroke(
      'far',
      pen,
      line(at(0, 0), at(0, 60)) +
        line(at(-20, 30), at(0, 62), at(20, 30)) +
        line(at(-15, 54), at(0, 80), at(15, 54)) +
        line(at(-10, 74), at(0, 92), at(10, 74)),
    ),
  ];
};

const lamps = 'M96 204v-62q0-14 16-14M112 128v6';

/** Lines of one width; light alone is an area. */
export const lineScenes: Scenes = {
  hills: [
    ...sky,
    stroke('far', pen, 'M0 190C50 160 96 162 136 182M300 182c40-24 80-26 120-8', 0.55),
    ...fir(40, 1),
    ...fir(86, 0.7),
    ...fir(400, 0.8),
  ],
  mountains: [
    ...byDay(fill('amber', circle(300, 62, 34), 0.5)),
    ...byNight(
      stroke('amber', pen, 'M300 26a30 30 0 1 0 26 46 25 25 0 0 1-26-46z'),
      fill('far', [circle(50, 32, 3), circle(196, 22, 3), circle(376, 40, 3), circle(250, 60, 2.5)].join('')),
    ),
    fill('ground', 'M0 204L110 44 172 126 236 58 360 204z'),
    stroke(
      'far',
      pen,
      'M0 204L110 44 172 126M150 156L236 58 360 204M336 178L380 122 420 172M88 76l14 14 10-12 16 16M216 82l14 12 12-10 12 12',
    ),
    ...fir(396, 0.6),
  ],
  city: [
    ...byDay(fill('amber', circle(346, 60, 30), 0.5)),
    ...byNight(
      stroke('amber', pen, 'M346 28a28 28 0 1 0 24 42 23 23 0 0 1-24-42z'),
      fill('amber', 'M34 124h9v11h-9zM136 92h9v11h-9zM152 118h9v11h-9zM240 92h9v11h-9zM386 132h9v11h-9z'),
      fill('amber', circle(112, 142, 8)),
    ),
    stroke(
      'far',
      pen,
      'M0 204V110h24V96h34v108M70 204V66l14-30 14 30v138M84 36V18M122 204V78h54v126M212 204V60l26-16 26 16v144M300 204v-84h50v84M364 204v-88h44v88',
    ),
    stroke(
      'far',
      3,
      'M136 98h8M154 98h8M136 124h8M154 124h8M228 92h8M244 92h8M228 118h8M244 118h8M380 136h12M380 160h12M314 142h22M314 164h22',
      0.6,
    ),
    ...byNight(stroke('far', pen, lamps)),
  ],
  coast: [
    ...sky,
    stroke(
      'far',
      pen,
      'M0 168q18-12 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 24-6M0 190q18-12 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 24-6',
    ),
    fill('ground', 'M78 52v80H30zM90 70l30 62H90z'),
    stroke('far', pen, 'M78 52v80H30zM90 70l30 62H90zM34 144h84l-12 18H46z'),
  ],
  receipt: [
    stroke('4', pen, 'M12 150h176'),
    fill('ground', 'M54 148V14h92v134l-11-8-12 8-11-8-12 8-12-8-11 8-12-8z'),
    stroke('4', 5, 'M54 148V14h92v134l-11-8-12 8-11-8-12 8-12-8-11 8-12-8z'),
    stroke('4', 5, 'M72 92h56M72 112h38'),
    fill('amber', circle(100, 50, 22), 0.45),
    stroke('4', 5, 'M88 50l9 9 16-18'),
  ],
  empty: [
    stroke('4', pen, 'M12 128h176'),
    fill('amber', circle(132, 52, 34), 0.35),
    fill('ground', 'M48 66h104v60H48z'),
    stroke('4', 5, 'M48 126V66h104v60zM48 66L34 44h52l14 22 14-22h52l-14 22M84 92h32'),
  ],
  roadside: [
    ...byDay(fill('amber', circle(210, 72, 40), 0.35)),
    ...byNight(stroke('amber', pen, 'M254 14a18 18 0 1 0 16 26 15 15 0 0 1-16-26z')),
    stroke('4', pen, 'M4 112c34-36 84-40 122 0', 0.7),
    fill('ground', 'M52 66l26 44H26z'),
    stroke('amber', 6, 'M52 66l26 44H26z'),
    stroke('4', 5, 'M52 82v13M52 102v1'),
  ],
};
