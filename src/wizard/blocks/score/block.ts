import { Array, Integer, Object, String, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const value = (description: string) => Unsafe({ description, $ref: 'rule.schema.json#/$defs/value' });

const parameters = Object({
  levels: Array(
    Object(
      {
        from: Integer({ description: 'Von so vielen Punkten an', minimum: 0, maximum: 99 }),
        name: String({
          description: 'Name der Stufe; ihr Text ist level.<Name>',
          pattern: '^[a-z][A-Za-z]*$',
        }),
      },
      { additionalProperties: false },
    ),
    { description: 'Die Stufen der Skala von 0 bis 100, aufsteigend', minItems: 1 },
  ),
  values: Object(
    { score: value('Punkte'), daily: value('Punkte der letzten Fahrten') },
    { description: 'Werte des Blocks', additionalProperties: false },
  ),
});

export const block = {
  parameters,
  texts: { needed: ['of', 'alt'], possible: [], given: { daily: 'daily' }, families: { level: 'levels' } },
} as const satisfies BlockType;
