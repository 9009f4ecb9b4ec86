import { Array, Object, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  to: Array(
    String({
      pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)+$',
      $ref: 'names.schema.json#/$defs/path',
    }),
    {
      description:
        'Fragen dieses und späterer Schritte, zu denen je ein Verweis führt; ausgeblendete und gesperrte fehlen',
      minItems: 1,
      uniqueItems: true,
    },
  ),
});

export const block = {
  parameters,
  texts: { needed: ['label'], possible: [] },
} as const satisfies BlockType;
