import { box, byDay, byNight, type Drawing, fill, polygon, stroke } from './Drawing.ts';
import type { Scenes } from './scenes.ts';

const diamonds =
  'M60 30l5 8-5 8-5-8zM150 14l4 7-4 7-4-7zM236 52l4 7-4 7-4-7zM392 84l5 8-5 8-5-8zM20 84l4 7-4 7-4-7z';

const sky: Drawing = [
  ...byDay(fill('amber', box(342, 16, 46, 46))),
  ...byNight(
    fill('white', 'M365 14 388 38 365 62 342 38z', 0.9),
    fill('2', 'M365 14 388 38 365 62z', 0.6),
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
    '4',
    polygon([
      [x, top],
      [x + half, 206],
      [x, 206],
    ]),
    0.5,
  ),
];

/** A block with its two sides and its roof. */
const block = (x: number, top: number, half: number): Drawing => [
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
    '4',
    polygon([
      [x, top + half / 2],
      [x + half, top],
      [x + half, 206],
      [x, 206],
    ]),
  ),
  ...byNight(
    fill(
      'amber',
      [0, 1, 2]
        .map((row) =>
          polygon([
            [x - half + 6, top + 16 + row * 26],
            [x - half + 14, top + 20 + row * 26],
            [x - half + 14, top + 31 + row * 26],
            [x - half + 6, top + 27 + row * 26],
          ]),
        )
        .join(''),
    ),
  ),
];

const pine = (x: number, top: number): Drawing => [
  fill(
    '4',
    polygon([
      [x - 18, 206],
      [x, top],
      [x + 18, 206],
    ]),
    0.85,
  ),
  fill(
    '5',
    polygon([
      [x, top],
      [x + 18, 206],
      [x, 206],
    ]),
    0.5,
  ),
];

/** Straight edges: triangles, blocks, a square sun. */
export const geometricScenes: Scenes = {
  hills: [
    ...sky,
    fill('2', 'M0 206 0 160 120 124 260 160 420 118 420 206z'),
    fill('3', 'M0 206 140 164 300 192 420 160 420 206z', 0.7),
    ...pine(48, 110),
    ...pine(84, 140),
    ...pine(400, 120),
  ],
  mountains: [
    ...sky,
    ...peak(70, 70, 96),
    fill('2', 'M70 206 214 14 358 206z'),
    fill('3', 'M214 14 358 206 214 206z', 0.75),
    fill('white', 'M214 14 245 55 226 50 214 64 200 50 183 55z'),
    ...peak(372, 108, 74),
  ],
  city: [
    ...sky,
    ...block(40, 112, 34),
    ...block(112, 66, 28),
    ...block(238, 50, 32),
    ...block(316, 96, 30),
    ...block(396, 120, 26),
  ],
  coast: [
    ...sky,
    fill('2', 'M0 206 70 140 420 140 420 206z'),
    fill(
      '3',
      'M0 206 35 154 70 172 105 154 140 172 175 154 210 172 245 154 280 172 315 154 350 172 385 154 420 172 420 206 0 206z',
    ),
    fill('5', 'M34 148 126 148 108 170 52 170z'),
    fill('4', 'M78 48 78 142 30 142z'),
    fill('white', 'M86 66 126 142 86 142z', 0.9),
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
    fill('5', box(0, 108, 300, 12)),
    stroke('amber', 3, 'M10 114h30M70 114h30M130 114h30M190 114h30M250 114h30'),
    fill('white', 'M52 62 80 108 24 108z'),
    fill('amber', 'M52 62l28 46H24zM52 78L38 101h28z'),
  ],
};
