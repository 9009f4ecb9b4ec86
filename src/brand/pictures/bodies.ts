import type { Point } from './Drawing.ts';

/** A vehicle from the side; its front is on the right. All families draw it from these points, written as `x y x y`. */
export interface Body {
  /** Width and height of the picture. */
  readonly size: Point;
  /** The outline, clockwise from its lower left corner. */
  readonly hull: string;
  readonly windows: readonly string[];
  /** Centres of the wheels, and the radius of all. */
  readonly wheels: string;
  readonly radius: number;
  /** The front of the vehicle, where its lamp is; null without one. */
  readonly lamp: Point | null;
  /** Lines of the body: rails, seams, bars. */
  readonly lines: readonly string[];
  /** How much the corners of the outline are rounded where the family rounds any. */
  readonly bend: number;
  /** Wheels that are seen whole, not below a wing. */
  readonly hasOpenWheels?: true;
}

/** Every body that a vehicle can have. */
export const bodies = {
  saloon: {
    size: [340, 128],
    hull: '12 102 12 74 24 62 84 54 124 21 204 20 250 53 312 60 330 74 332 102',
    windows: ['98 53 130 28 162 27 162 53', '171 53 171 27 200 28 234 53'],
    wheels: '80 102 264 102',
    radius: 24,
    lamp: [328, 74],
    lines: ['118 66 134 66', '188 66 204 66'],
    bend: 14,
  },
  estate: {
    size: [340, 128],
    hull: '12 102 12 68 20 56 40 21 54 16 206 16 252 53 314 60 330 74 332 102',
    windows: ['40 53 54 25 92 24 92 53', '101 53 101 24 158 24 158 53', '167 53 167 24 202 24 236 53'],
    wheels: '80 102 266 102',
    radius: 24,
    lamp: [328, 74],
    lines: ['66 9 196 9', '112 66 128 66', '180 66 196 66'],
    bend: 13,
  },
  small: {
    size: [280, 128],
    hull: '14 102 14 66 26 36 50 14 150 12 202 50 252 60 266 76 268 102',
    windows: ['36 51 52 23 104 21 104 51', '113 51 113 21 146 21 184 51'],
    wheels: '66 103 218 103',
    radius: 23,
    lamp: [262, 76],
    lines: ['124 64 140 64'],
    bend: 22,
  },
  suv: {
    size: [340, 128],
    hull: '12 96 12 52 22 44 40 8 56 4 218 4 258 42 320 48 334 62 334 96',
    windows: ['42 42 55 12 98 12 98 42', '107 42 107 12 162 12 162 42', '171 42 171 12 213 12 244 42'],
    wheels: '80 97 264 97',
    radius: 29,
    lamp: [332, 62],
    lines: ['112 56 128 56', '184 56 200 56', '122 88 222 88'],
    bend: 9,
  },
  van: {
    size: [310, 128],
    hull: '10 104 10 12 18 4 196 4 226 12 256 56 292 66 300 80 302 104',
    windows: ['196 54 196 16 220 20 242 54'],
    wheels: '64 104 244 104',
    radius: 22,
    lamp: [298, 80],
    lines: ['182 16 182 92', '100 16 100 92', '164 66 174 66'],
    bend: 10,
  },
  classic: {
    size: [340, 128],
    hull: '10 96 12 78 42 58 96 56 116 24 146 12 186 12 214 26 232 56 300 58 328 74 330 96',
    windows: ['110 54 126 28 148 21 160 21 160 54', '169 54 169 21 184 21 206 31 218 54'],
    wheels: '72 102 266 102',
    radius: 24,
    lamp: [322, 72],
    lines: ['14 82 326 82', '178 68 190 68', '4 98 30 98', '310 98 336 98'],
    bend: 30,
  },
  motorbike: {
    size: [220, 128],
    hull: '68 92 60 64 26 54 30 44 84 52 100 36 132 32 150 46 138 62 130 92',
    windows: [],
    wheels: '44 98 176 98',
    radius: 27,
    lamp: [158, 44],
    lines: ['128 18 150 24', '140 22 176 98', '96 76 44 98', '34 104 104 104'],
    bend: 10,
    hasOpenWheels: true,
  },
  trailer: {
    size: [220, 128],
    hull: '14 98 14 40 164 40 164 98',
    windows: [],
    wheels: '88 105',
    radius: 20,
    lamp: null,
    lines: ['164 92 212 92', '196 92 196 124', '14 59 164 59', '14 78 164 78'],
    bend: 7,
  },
} as const satisfies Record<string, Body>;

export type VehicleBody = keyof typeof bodies;
