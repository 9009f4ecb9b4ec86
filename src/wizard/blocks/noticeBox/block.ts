import type { BlockType } from '../../../engine/index.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const block = {
  parameters: noParameters,
  texts: { needed: ['title', 'text'], possible: [], together: ['unfold', 'rest'] },
} as const satisfies BlockType;
