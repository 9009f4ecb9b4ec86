import type { BlockType } from '../../../engine/index.ts';
import { noParameters } from '../../controls/noParameters.ts';

export const block = {
  parameters: noParameters,
  texts: { needed: ['text', 'close'], possible: ['title'] },
} as const satisfies BlockType;
