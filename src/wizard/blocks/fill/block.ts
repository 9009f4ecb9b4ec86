import { Object, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  set: Unsafe({
    description:
      'Was die Schaltfläche in Felder neben ihr einträgt: deren Name und der Wert. Solange ein Wert fehlt, fehlt sie selbst',
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
    additionalProperties: { $ref: 'rule.schema.json#/$defs/value' },
  }),
});

export const block = {
  parameters,
  texts: { needed: ['label'], possible: [] },
} as const satisfies BlockType;
