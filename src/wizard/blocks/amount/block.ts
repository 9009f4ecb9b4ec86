import { Object, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  values: Object(
    { amount: Unsafe({ description: 'Der Betrag', $ref: 'rule.schema.json#/$defs/value' }) },
    { description: 'Werte des Blocks', additionalProperties: false },
  ),
});

export const block = {
  parameters,
  texts: { needed: ['label'], possible: ['text'] },
} as const satisfies BlockType;
