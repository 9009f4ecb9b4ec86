import type { Landscape } from '../lookTables.ts';
import type { Drawing, Point } from './Drawing.ts';

/** Pictures that are no vehicles: landscapes and what stands on pages. */
export type Scene = Landscape | 'receipt' | 'empty' | 'roadside';

/** Width and height of each scene. */
export const sceneSizes: Readonly<Record<Scene, Point>> = {
  hills: [420, 206],
  mountains: [420, 206],
  city: [420, 206],
  coast: [420, 206],
  receipt: [200, 160],
  empty: [200, 140],
  roadside: [300, 120],
};

/** All scenes of a family. */
export type Scenes = Readonly<Record<Scene, Drawing>>;
