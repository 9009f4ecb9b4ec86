import type { PictureFamily } from '../lookTables.ts';
import { bodies, type Body, type VehicleBody } from './bodies.ts';
import {
  drawBeam,
  circle,
  type Drawing,
  fill,
  line,
  type Point,
  polygon,
  readPoints,
  roundedPolygon,
  stroke,
} from './Drawing.ts';

/** Draws a vehicle from the side in the manner of a family. At night its lamp is lit. */
export function drawVehicle(family: PictureFamily, name: VehicleBody): Drawing {
  return families[family](readBody(bodies[name]));
}

/** A body with its points read. */
interface Outline extends Omit<Body, 'hull' | 'windows' | 'wheels' | 'lines'> {
  readonly hull: readonly Point[];
  readonly windows: readonly (readonly Point[])[];
  readonly wheels: readonly Point[];
  readonly lines: readonly (readonly Point[])[];
}

const readBody = (body: Body): Outline => ({
  ...body,
  hull: readPoints(body.hull),
  windows: body.windows.map(readPoints),
  wheels: readPoints(body.wheels),
  lines: body.lines.map(readPoints),
});

const families: Readonly<Record<PictureFamily, (body: Outline) => Drawing>> = {
  flat: drawFlat,
  line: drawOutline,
  geometric: drawFacets,
};

/** Rounded areas with a shadow below, and light on the last window. */
function drawFlat(body: Outline): Drawing {
  const [width] = body.size;
  return [
    fill('2', `M8 120q0-7 ${width / 2 - 8}-7t${width / 2 - 8} 7-${width / 2 - 8} 7-${width / 2 - 8}-7z`),
    ...lightBeam(body),
    ...body.lines.map((points) => stroke('5', 5, line(...points))),
    fill('4', roundedPolygon(body.hull, body.bend)),
    ...(body.hasOpenWheels ? [] : [fill('5', roundedPolygon(lowerBand(body, 14), body.bend), 0.3)]),
    ...body.windows.map((points) => fill('1', roundedPolygon(points, 4))),
    ...glare(body, 0.5),
    ...body.lines.filter(isSeam).map((points) => stroke('1', 4, line(...points), 0.8)),
    ...lamp(body, (x, y) =>
      roundedPolygon(
        [
          [x - 14, y - 8],
          [x, y - 4],
          [x + 3, y + 8],
          [x - 12, y + 8],
        ],
        4,
      ),
    ),
    ...body.wheels.flatMap(([x, y]) =>
      body.hasOpenWheels
        ? [stroke('5', 10, circle(x, y, body.radius - 5))]
        : [
            fill('5', circle(x, y, body.radius)),
            fill('2', circle(x, y, body.radius / 2)),
            fill('5', circle(x, y, body.radius / 6)),
          ],
    ),
  ];
}

/** Lines of one width on the colour of the ground. */
function drawOutline(body: Outline): Drawing {
  const pen = 5;
  return [
    ...lightBeam(body),
    fill('ground', roundedPolygon(body.hull, body.bend)),
    stroke('4', pen, roundedPolygon(body.hull, body.bend)),
    ...body.windows.map((points) => stroke('4', pen - 1, roundedPolygon(points, 5))),
    ...body.lines.map((points) => stroke('4', pen - 1, line(...points))),
    ...lamp(body, (x, y) => circle(x - 5, y + 4, 5)),
    ...body.wheels.flatMap(([x, y]) => [
      fill('ground', circle(x, y, body.radius)),
      stroke('4', pen, circle(x, y, body.radius - 1)),
      stroke('4', pen, circle(x, y, body.radius / 3)),
    ]),
  ];
}

/** Straight edges and areas of full colour; triangles in the wheels. */
function drawFacets(body: Outline): Drawing {
  return [
    ...lightBeam(body),
    ...body.lines.map((points) => stroke('5', 5, line(...points))),
    fill('4', polygon(body.hull)),
    ...(body.hasOpenWheels ? [] : [fill('5', polygon(lowerBand(body, 16)), 0.55)]),
    ...body.windows.map((points) => fill('1', polygon(points))),
    ...glare(body, 0.6),
    ...body.lines.filter(isSeam).map((points) => stroke('5', 4, line(...points))),
    ...lamp(body, (x, y) =>
      polygon([
        [x - 20, y - 7],
        [x + 2, y],
        [x + 2, y + 10],
        [x - 20, y + 10],
      ]),
    ),
    ...body.wheels.flatMap(([x, y]) => [
      body.hasOpenWheels
        ? stroke('5', 9, circle(x, y, body.radius - 5))
        : fill('5', circle(x, y, body.radius)),
      fill('2', triangle(x, y + body.radius / 8, body.radius * 0.55)),
    ]),
  ];
}

const triangle = (x: number, y: number, r: number): string => {
  const round = (value: number) => Math.round(value * 10) / 10;
  return polygon([
    [x, round(y - r)],
    [round(x + r * 0.9), round(y + r * 0.6)],
    [round(x - r * 0.9), round(y + r * 0.6)],
  ]);
};

/** A seam lies inside of the outline, level or upright; bars stand out of it. */
const isSeam = (points: readonly Point[]): boolean =>
  points.every(([x, y]) => x >= 12 && x <= 330 && y >= 12 && y <= 93);

/** The lowest part of a body, `height` high. */
function lowerBand({ hull }: Outline, height: number): readonly Point[] {
  const [[left = 0, bottom = 0] = [], [right = 0] = []] = [hull[0], hull.at(-1)];
  return [
    [left, bottom - height],
    [right, bottom - height],
    [right, bottom],
    [left, bottom],
  ];
}

/** A stripe of light across the window of the driver. */
function glare({ windows }: Outline, opacity: number): Drawing {
  const last = windows.at(-1);
  if (last === undefined) return [];
  const ys = last.map(([, y]) => y);
  const [top, bottom, left] = [Math.min(...ys), Math.max(...ys), Math.min(...last.map(([x]) => x))];
  return [
    fill(
      'white',
      polygon([
        [left, bottom],
        [left, bottom - 8],
        [left + 18, top + 1],
        [left + 28, top + 1],
        [left + 12, bottom],
      ]),
      opacity,
    ),
  ];
}

function lamp(body: Outline, path: (x: number, y: number) => string): Drawing {
  return body.lamp === null ? [] : [fill('amber', path(...body.lamp))];
}

function lightBeam({ lamp: at }: Outline): Drawing {
  if (at === null) return [];
  const [x, y] = at;
  return drawBeam([x - 4, y + 2], 76, 18, 38);
}
