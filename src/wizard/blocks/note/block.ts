import { Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  tone: Optional(
    Unsafe({ description: 'Ton eines Hinweises', enum: ['info', 'warning', 'plain', 'waiting', 'success'] }),
  ),
  values: Optional(
    Unsafe({
      description: 'Werte, die die Texte als {name} nennen',
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: { $ref: 'rule.schema.json#/$defs/value' },
    }),
  ),
});

export const block = {
  parameters,
  texts: { needed: ['text'], possible: ['title'], together: ['unfold', 'rest'] },
} as const satisfies BlockType;
