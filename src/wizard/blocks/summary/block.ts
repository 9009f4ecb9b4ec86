import type { BlockType } from '../../../engine/index.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const block = {
  parameters: noParameters,
  namesQuestions: true,
  texts: { needed: [], possible: ['notSent'] },
} as const satisfies BlockType;
