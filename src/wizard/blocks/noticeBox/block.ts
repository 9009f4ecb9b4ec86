import type { BlockType } from '../../../engine/index.ts';
import { noParameters } from '../../controls/noParameters.ts';

export const block = {
  parameters: noParameters,
  texts: { needed: ['title', 'text'], possible: [] },
} as const satisfies BlockType;
