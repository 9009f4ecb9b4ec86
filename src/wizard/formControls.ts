import type { ControlTypes } from '../engine/index.ts';
import { blockTypes } from './blocks/blockTypes.ts';
import { controlTools } from './controls/controlTools.ts';
import { controlTypes } from './controls/controlTypes.ts';
import { usualControl } from './controls/usualControl.ts';

/** What forms are compiled with. Browsers get compiled forms, and need `controlTypes` alone. */
export const formControls: ControlTypes = {
  fields: controlTypes,
  tools: controlTools,
  blocks: blockTypes,
  usual: usualControl,
};
