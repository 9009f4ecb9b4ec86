import { fieldFormat } from '../../../engine/index.ts';
import { readTime } from './readTime.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  schemaFormat: 'time',
  ...fieldFormat(readTime),
} as const satisfies ControlDescription;
