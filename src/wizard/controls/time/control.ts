import { fieldFormat } from '../../../engine/index.ts';
import { readTime } from './readTime.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  schemaFormat: 'time',
  ...fieldFormat(readTime),
} as const satisfies ControlDescription;
