import { box, byDay, byNight, drawBeam, type Drawing, fill, type Point, polygon, stroke } from './Drawing.ts';
import type { Scenes } from './scenes.ts';

const diamonds =
  'M60 30l5 8-5 8-5-8zM150 14l4 7-4 7-4-7zM236 52l4 7-4 7-4-7zM392 84l5 8-5 8-5-8zM20 84l4 7-4 7-4-7z';

/** A point at an angle of the eight that a sun is made of, half an eighth turned. */
const around = (eighth: number, r: number): Point => {
  const angle = ((eighth + 0.5) * Math.PI) / 4;
  return [Math.round(352 + Math.sin(angle) * r), Math.round(46 - Math.cos(angle) * r)];
};
const eighths = [0, 1, 2, 3, 4, 5, 6, 7];

const sun: Drawing = [
  fill('amber', polygon(eighths.map((at) => around(at, 23)))),
  fill('white', polygon([4, 5, 6, 7].map((at) => around(at, 23))), 0.25),
  fill(
    'amber',
    eighths.map((at) => polygon([around(at + 0.3, 29), around(at + 0.5, 40), around(at + 0.7, 29)])).join(''),
  ),
];

const balloon: Drawing = [
  fill('amber', 'M338 10h28l18 20v20l-22 28h-20l-22-28V30z'),
  fill('white', 'M338 10h14v68h-10l-22-28V30z', 0.25),
  stroke('far', 2, 'M344 78v10M360 78v10'),
  fill('5', box(342, 88, 20, 12)),
];

const cloudsAndGulls: Drawing = [
  fill('white', 'M300 62 312 46 330 40 346 48 360 44 378 62zM206 34 216 22 232 18 244 26 256 34z'),
  fill('2', 'M300 62 378 62 370 54 316 56z', 0.6),
  stroke('far', 3, 'M88 40l10-8 8 7 8-7 10 8M276 22l7-6 6 5 6-5 7 6'),
];

/** Draws the sky: by night always the moon and stars, by day what belongs to a landscape. */
const drawSky = (day: Drawing): Drawing => [
  ...byDay(...day),
  ...byNight(
    fill('white', 'M358 20 342 21 327 36V56L342 71H362L376 58 362 61 350 55 344 44 347 31z'),
    fill('white', diamonds, 0.8),
  ),
];

/** A triangle whose right half lies in the shade. */
const peak = (x: number, top: number, half: number): Drawing => [
  fill(
    '3',
    polygon([
      [x - half, 206],
      [x, top],
      [x + half, 206],
    ]),
  ),
  fill(
    'far',
    polygon([
      [x, top],
      [x + half, 206],
      [x, 206],
    ]),
    0.7,
  ),
];

/** A block with its two sides and its roof. */
const block = (x: number, top: number, half: number): Drawing => {
  const windows = [0, 1, 2]
    .map((row) =>
      polygon([
        [x - half + 6, top + 16 + row * 26],
        [x - half + 14, top + 20 + row * 26],
        [x - half + 14, top + 31 + row * 26],
        [x - half + 6, top + 27 + row * 26],
      ]),
    )
    .join('');
  return [
    fill(
      '2',
      polygon([
        [x - half, top],
        [x, top - half / 2],
        [x + half, top],
        [x, top + half / 2],
      ]),
    ),
    fill(
      '3',
      polygon([
        [x - half, top],
        [x, top + half / 2],
        [x, 206],
        [x - half, 206],
      ]),
    ),
    fill(
      'far',
      polygon([
        [x, top + half / 2],
        [x + half, top],
        [x + half, 206],
        [x, 206],
      ]),
    ),
    ...byDay(fill('1', windows, 0.6)),
    ...byNight(fill('amber', windows)),
  ];
};

const pine = (x: number, top: number): Drawing => [
  fill(
    'far',
    polygon([
      [x - 18, 206],
      [x, top],
      [x + 18, 206],
    ]),
  ),
  fill(
    '5',
    polygon([
      [x, top],
      [x + 18, 206],
      [x, 206],
    ]),
    0.4,
  ),
];

/** A crane on two legs with a container at its hook. */
const crane: Drawing = [
  stroke('far', 3, 'M190 18 118 54M190 18 262 54'),
  fill(
    'far',
    `${box(112, 52, 158, 10)}${box(166, 52, 9, 154)}${box(205, 52, 9, 154)}${box(166, 100, 48, 8)}M166 54 190 12 214 54H205L190 30 175 54z`,
  ),
  stroke('far', 2, 'M134 62v24'),
  fill('amber', box(116, 86, 36, 16)),
];

const containers: Drawing = [
  fill('2', box(292, 128, 42, 26) + box(336, 154, 42, 26) + box(380, 180, 40, 26)),
  fill('3', box(292, 180, 42, 26) + box(336, 180, 42, 26)),
  fill('far', box(292, 154, 42, 26) + box(380, 154, 40, 26)),
];

/** A tower in two shades, with bands and a lantern that is lit at night. */
const lighthouse: Drawing = [
  fill('white', 'M39 78H48V206H31z'),
  fill('2', 'M48 78h9l8 128H48z'),
  fill('far', 'M37.6 100h20.8l1.5 24H36.1zM34.9 144h26.2l1.5 24H33.4z'),
  ...byDay(fill('2', box(40, 50, 16, 22))),
  ...byNight(fill('amber', box(40, 50, 16, 22))),
  fill('far', `${box(34, 70, 28, 8)}M34 52 48 34 62 52z`),
];

/** Straight edges: triangles, blocks, a sun of eight sides, a balloon of as many. */
export const geometricScenes: Scenes = {
  hills: [
    ...drawSky(sun),
    fill('2', 'M0 206 0 160 120 124 260 160 420 118 420 206z'),
    fill('3', 'M0 206 140 164 300 192 420 160 420 206z', 0.7),
    ...pine(48, 110),
    ...pine(84, 140),
    ...pine(400, 120),
  ],
  mountains: [
    ...drawSky(sun),
    ...peak(70, 70, 96),
    fill('2', 'M70 206 214 14 358 206z'),
    fill('3', 'M214 14 358 206 214 206z', 0.75),
    fill('white', 'M214 14 245 55 226 50 214 64 200 50 183 55z'),
    ...peak(372, 108, 74),
  ],
  city: [
    ...drawSky(balloon),
    ...block(40, 112, 34),
    ...block(112, 66, 28),
    ...block(238, 50, 32),
    ...block(316, 96, 30),
    ...block(396, 120, 26),
  ],
  coast: [
    ...drawSky(cloudsAndGulls),
    ...drawBeam([48, 60], 340, 46, 46),
    ...containers,
    ...crane,
    ...lighthouse,
    fill('3', 'M0 206 26 178 48 196 66 172 104 206z'),
    fill('far', 'M66 172 104 206H72z'),
    fill('2', 'M84 206 96 192 108 200 120 192 132 200 144 192 156 200 168 192 180 206z'),
  ],
  receipt: [
    fill('2', 'M10 152 100 138 190 152 100 160z'),
    fill('ground', 'M52 12h76l20 20v120l-16-12-16 12-16-12-16 12-16-12-16 12z'),
    fill('3', 'M128 12 148 32 128 32z'),
    stroke('4', 7, 'M68 88h64M68 108h40'),
    fill('4', 'M88 26 112 38 112 62 88 74 64 62 64 38z'),
    stroke('ground', 6, 'M76 50l9 9 16-18'),
  ],
  empty: [
    fill('2', 'M10 130 100 114 190 130 100 140z'),
    fill('1', 'M40 62 100 32 160 62 100 92z'),
    fill('3', 'M40 62 100 92 100 134 40 104z'),
    fill('4', 'M100 92 160 62 160 104 100 134z'),
    fill('2', 'M40 62 100 92 82 108 22 78z'),
  ],
  roadside: [
    fill('2', 'M0 112 70 50 140 112z'),
    fill('3', 'M70 112 190 34 300 112z', 0.7),
    ...byNight(fill('white', diamonds, 0.8)),
    fill('white', 'M52 62 80 108 24 108z'),
    fill('amber', 'M52 62l28 46H24zM52 78L38 101h28z'),
  ],
};
