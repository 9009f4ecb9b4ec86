import { fieldFormat } from '../../../engine/index.ts';
import { Literal, Object, Optional } from '@sinclair/typebox';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';

const parameters = Object({
  verdict: Optional(Literal(true, { description: 'Neben der geprüften Angabe steht, ob sie stimmt' })),
});

export const control = {
  types: ['string'],
  parameters: parameters,
  pattern: 'textbox',
  isPersonal: true,
  schemaFormat: 'email',
  ...fieldFormat((typed) => ({ value: typed })),
} as const satisfies ControlDescription;
