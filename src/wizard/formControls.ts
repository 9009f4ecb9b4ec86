import type { ControlTypes } from '../engine/index.ts';
import { blockTypes } from './blocks/blockTypes.ts';
import { controlTypes } from './controls/controlTypes.ts';
import { usualControl } from './controls/usualControl.ts';

/** What forms are compiled with, in the browser and by every tool. It needs no page. */
export const formControls: ControlTypes = { fields: controlTypes, blocks: blockTypes, usual: usualControl };
