import type { ControlTypes } from '../../engine/index.ts';
import { blockTypes } from '../blocks/blockTypes.ts';
import { controlTypes } from './controlTypes.ts';
import { usualControl } from './usualControl.ts';

/** What forms are compiled with, in the browser and by every tool. A door of its own: it needs no page. */
export const formControls: ControlTypes = { fields: controlTypes, blocks: blockTypes, usual: usualControl };
