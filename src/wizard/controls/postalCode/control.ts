import { fieldFormat } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

/** "D-50667" is a German post code, too; those of other countries stay as typed. */
export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat((typed) => ({ value: typed.replace(/^D[- ]*(?=\d)/i, '') })),
} as const satisfies ControlDescription;
