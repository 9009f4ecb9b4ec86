import { fieldFormat } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string', 'number', 'integer'],
  parameters: noParameters,
  pattern: 'combobox',
  isChoice: true,
  ...fieldFormat((typed) => ({ value: typed })),
} as const satisfies ControlDescription;
