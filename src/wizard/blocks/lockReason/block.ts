import { Object, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  values: Object(
    {
      reason: Unsafe({
        description: 'Der Grund; er steht unter lock.<Grund>, wie bei Sperren von Fragen',
        $ref: 'rule.schema.json#/$defs/value',
      }),
    },
    { description: 'Werte des Blocks', additionalProperties: false },
  ),
});

export const block = {
  parameters,
  texts: { needed: ['title'], possible: [] },
} as const satisfies BlockType;
