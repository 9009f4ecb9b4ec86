import type { BlockType } from '../../../engine/index.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const block = {
  parameters: noParameters,
  texts: { needed: ['text', 'close'], possible: ['title'] },
} as const satisfies BlockType;
