/**
 * A tint of the brand from pale (1) to dark (5), its colour seen from afar, amber, white, or the colour of the ground that a picture stands
 * on. What is far is paler than the vehicle by day and darker by night.
 */
export type Ink = '1' | '2' | '3' | '4' | '5' | 'far' | 'amber' | 'white' | 'ground';

/** A path of SVG, filled with its ink or, with `width`, stroked. */
export interface Shape {
  readonly path: string;
  readonly ink: Ink;
  readonly width?: number;
  /** 0..1; without, it covers what lies behind it. */
  readonly opacity?: number;
  /** Shown in the light or in the dark scheme alone. */
  readonly time?: 'day' | 'night';
}

/** Shapes from the back to the front. */
export type Drawing = readonly Shape[];

export type Point = readonly [x: number, y: number];

export const fill = (ink: Ink, path: string, opacity?: number): Shape => ({
  ink,
  path,
  ...(opacity === undefined ? {} : { opacity }),
});

export const stroke = (ink: Ink, width: number, path: string, opacity?: number): Shape => ({
  ...fill(ink, path, opacity),
  width,
});

export const byDay = (...shapes: readonly Shape[]): Drawing =>
  shapes.map((shape) => ({ ...shape, time: 'day' }));
export const byNight = (...shapes: readonly Shape[]): Drawing =>
  shapes.map((shape) => ({ ...shape, time: 'night' }));

/** Returns the path of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Returns the path of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Reads points that are written as `x y x y`. */
export function readPoints(text: string): readonly Point[] {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}

/** Returns the path of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/**
 * Draws light at night from a point to the right: as long as `length`, and at its end `up` above and `down` below the point. Cones over one
 * another let it fade.
 */
export const drawBeam = ([x, y]: Point, length: number, up: number, down: number): Drawing =>
  byNight(
    ...[1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36, 0.28].map((part) => {
      const [along, over, under] = [length, up, down].map((one) => Math.round(one * part));
      return fill('amber', `M${x} ${y}l${along}-${over}v${(over ?? 0) + (under ?? 0)}z`, 0.04);
    }),
  );

/** Returns the path of an open line through points. */
export const line = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Returns the path of a closed polygon with corners rounded by at most `radius`. */
export function roundedPolygon(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, at) => {
    const before = points.at(at - 1) ?? corner;
    const after = points[(at + 1) % points.length] ?? corner;
    const from = moveTowards(corner, before, radius);
    const to = moveTowards(corner, after, radius);
    return `${at === 0 ? 'M' : 'L'}${from.join(' ')}Q${corner.join(' ')} ${to.join(' ')}`;
  });
  return `${corners.join('')}z`;
}

/** Returns the point `distance` away from one towards another, at most halfway. */
function moveTowards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return [Math.round((x + (toX - x) * part) * 10) / 10, Math.round((y + (toY - y) * part) * 10) / 10];
}
