import { Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  values: Optional(
    Object(
      {
        reason: Unsafe({
          description:
            'Der Grund; er steht unter lock.<Grund>, wie bei Sperren von Fragen. Ohne ihn steht er im Text des Blocks',
          $ref: 'rule.schema.json#/$defs/value',
        }),
      },
      { description: 'Werte des Blocks', additionalProperties: false },
    ),
  ),
});

export const block = {
  parameters,
  texts: { needed: ['title'], possible: [], lacking: { text: 'reason' }, families: { lock: 'reason' } },
} as const satisfies BlockType;
