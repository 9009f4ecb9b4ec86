import { Array, Object, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  of: Array(
    String({
      pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$',
      $ref: 'names.schema.json#/$defs/path',
    }),
    {
      description: 'Schritte, Gruppen und Felder, deren Änderungen seit dem Einstieg aufgezählt werden',
      minItems: 1,
      uniqueItems: true,
    },
  ),
});

export const block = {
  parameters,
  namesQuestions: true,
  texts: { needed: ['label'], possible: ['none'] },
} as const satisfies BlockType;
