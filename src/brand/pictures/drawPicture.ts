import type { PictureFamily } from '../lookTables.ts';
import { bodies, type VehicleBody } from './bodies.ts';
import type { Drawing } from './Drawing.ts';
import { drawVehicle } from './drawVehicle.ts';
import { flatScenes } from './flatScenes.ts';
import { geometricScenes } from './geometricScenes.ts';
import { lineScenes } from './lineScenes.ts';
import { type Scene, type Scenes, sceneSizes } from './scenes.ts';

export type PictureName = VehicleBody | Scene;

const scenes: Readonly<Record<PictureFamily, Scenes>> = {
  flat: flatScenes,
  line: lineScenes,
  geometric: geometricScenes,
};

/** Draws a vehicle or a scene in the manner of a family. @public */
export function drawPicture(family: PictureFamily, name: PictureName): Drawing {
  return isVehicleBody(name) ? drawVehicle(family, name) : scenes[family][name];
}

/** Returns the `viewBox` of a picture, equal in all families. @public */
export function getViewBox(name: PictureName): string {
  const [width, height] = isVehicleBody(name) ? bodies[name].size : sceneSizes[name];
  return `0 0 ${width} ${height}`;
}

/** Returns true for the name of a body. @public */
export const isVehicleBody = (name: string): name is VehicleBody => Object.hasOwn(bodies, name);
