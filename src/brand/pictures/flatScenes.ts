import {
  box,
  byDay,
  byNight,
  drawBeam,
  circle,
  type Drawing,
  fill,
  readPoints,
  roundedPolygon,
  stroke,
} from './Drawing.ts';
import type { Scenes } from './scenes.ts';

const sky: Drawing = [
  ...byDay(fill('amber', circle(352, 44, 25), 0.9)),
  ...byNight(
    fill('white', 'M352 18a26 26 0 1 0 22 40 22 22 0 0 1-22-40z', 0.9),
    fill(
      'white',
      [
        circle(60, 40, 2.5),
        circle(128, 22, 2),
        circle(210, 44, 2.5),
        circle(286, 18, 2),
        circle(404, 92, 2),
      ].join(''),
      0.8,
    ),
  ),
];

const tree = (x: number, y: number, size: number): Drawing => {
  const to = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  return [
    fill('5', box(x - 3, y - 30 * size, 6, 30 * size)),
    fill(
      'far',
      `M${to(0, -84)}C${to(22, -70)} ${to(32, -56)} ${to(32, -42)}Q${to(32, -18)} ${to(0, -18)}T${to(-32, -42)}C${to(-32, -56)} ${to(-22, -70)} ${to(0, -84)}z`,
    ),
  ];
};

const house = (x: number, top: number, width: number): Drawing => [
  fill('3', box(x, top, width, 206 - top)),
  ...windowsOf(x, top, width),
];

function windowsOf(x: number, top: number, width: number): Drawing {
  const all = [0, 1, 2, 3].flatMap((row) =>
    [0.2, 0.58].map((part, column) => ({
      lit: (row + column) % 2 === 0,
      path: box(Math.round(x + width * part), top + 12 + row * 22, Math.round(width * 0.22), 11),
    })),
  );
  const join = (lit: boolean) =>
    all
      .filter((one) => one.lit === lit)
      .map(({ path }) => path)
      .join('');
  return [
    fill('1', join(false), 0.7),
    ...byDay(fill('1', join(true), 0.7)),
    ...byNight(fill('amber', join(true))),
  ];
}

/** Rounded areas, one behind the other. */
export const flatScenes: Scenes = {
  hills: [
    ...sky,
    fill('2', 'M0 206C60 150 140 130 210 148S340 124 420 146V206z'),
    fill('3', 'M0 206C90 172 180 196 260 184S380 168 420 176V206z', 0.6),
    ...tree(62, 200, 1.1),
    ...tree(108, 204, 0.7),
    ...tree(386, 200, 0.95),
  ],
  mountains: [
    ...sky,
    fill('2', roundedPolygon(readPoints('-20 206 110 60 170 120 240 40 380 206'), 34)),
    fill('3', roundedPolygon(readPoints('120 206 300 92 440 206'), 40), 0.7),
    ...tree(50, 204, 0.8),
    ...tree(398, 204, 0.9),
  ],
  city: [
    ...sky,
    fill('2', box(0, 118, 60, 88) + box(150, 84, 66, 122) + box(300, 104, 62, 102)),
    ...house(24, 84, 50),
    ...house(84, 48, 44),
    ...house(222, 66, 46),
    ...house(372, 72, 40),
  ],
  coast: [
    ...sky,
    ...drawBeam([46, 62], 340, 46, 46),
    fill('2', 'M52 206V152q18-8 35 0t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 18-4v58z'),
    fill('3', 'M0 206Q22 164 48 164T112 206z'),
    fill('white', 'M30 176 36 78h20l6 98z'),
    fill('far', 'M34.8 98h22.4l1.3 22H33.5zM32.1 142h27.8l1.3 22H30.8zM31 70h30v8H31zM36 54q10-18 20 0z'),
    ...byDay(fill('2', box(38, 54, 16, 16))),
    ...byNight(fill('amber', box(38, 54, 16, 16))),
    fill('far', 'M98 96v58H72q22-24 26-58z'),
    fill('white', 'M104 106q16 22 20 48h-20z'),
    fill('5', 'M99 88h3v72h-3zM76 158h48q-4 18-15 18H91q-11 0-15-18z'),
    fill('3', 'M80 206q20-26 40-20t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 20-4v24z'),
  ],
  receipt: [
    fill('2', 'M14 150q0-7 86-7t86 7-86 7-86-7z'),
    fill('ground', 'M52 12h96v136l-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8z'),
    stroke('4', 6, 'M68 84h64M68 104h44'),
    fill('4', circle(100, 46, 22)),
    stroke('ground', 5, 'M90 46l8 8 14-16'),
  ],
  empty: [
    fill('2', 'M14 130q0-7 86-7t86 7-86 7-86-7z'),
    fill('3', 'M40 50h46l10 12h64v62H40z'),
    fill('white', 'M56 36h88v50H56z'),
    stroke('2', 5, 'M68 50h64M68 62h40'),
    fill('4', 'M32 72h136l-12 54H44z'),
  ],
  roadside: [
    fill('2', 'M0 112C40 60 110 40 180 62S250 84 300 112z'),
    fill('3', 'M60 112c70-26 150-26 240 0z', 0.5),
    ...byNight(fill('white', circle(20, 30, 2) + circle(96, 14, 2) + circle(268, 34, 2), 0.8)),
    fill('white', 'M52 68l24 40H28z'),
    stroke('amber', 7, 'M52 68l24 40H28z'),
    stroke('5', 5, 'M52 82v12M52 101v1'),
  ],
};
