import { Array, Object, Optional, String, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  by: String({
    description: 'Die Frage neben der Erklärung, deren Haken sie bestätigt: eine checkbox mit confirms',
    pattern: '^[a-z][A-Za-z0-9]*$',
  }),
  says: Unsafe({
    description:
      'Was das lange Formular fragt und dieses nicht: je Satz die Antworten, die er gibt, als Frage des langen Formulars und Wert. Die Sätze stehen unter options.<Satz>',
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
    additionalProperties: {
      type: 'object',
      minProperties: 1,
      additionalProperties: { type: ['string', 'number', 'boolean'] },
    },
  }),
  kept: Optional(
    Array(String({ pattern: '^[a-z][A-Za-z0-9]*$' }), {
      description:
        'Sätze, die schon die Wahl dieses Formulars sagt: Wer im langen Formular weitermacht, hat sie dort beantwortet',
      minItems: 1,
      uniqueItems: true,
    }),
  ),
});

export const block = {
  parameters,
  texts: { needed: ['label', 'wrong', 'summary'], possible: [], families: { options: 'says' } },
} as const satisfies BlockType;
