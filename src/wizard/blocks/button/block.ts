import type { BlockType } from '../../../engine/index.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const block = {
  parameters: noParameters,
  texts: { needed: ['label'], possible: ['busy', 'open'] },
} as const satisfies BlockType;
