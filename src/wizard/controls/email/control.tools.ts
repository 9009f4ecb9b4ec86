import { Literal, Object, Optional } from '@sinclair/typebox';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';

const parameters = Object({
  verdict: Optional(Literal(true, { description: 'Neben der geprüften Angabe steht, ob sie stimmt' })),
});

export const tools = {
  types: ['string'],
  parameters,
  pattern: 'textbox',
  isPersonal: true,
  schemaFormat: 'email',
} as const satisfies ControlDescription;
