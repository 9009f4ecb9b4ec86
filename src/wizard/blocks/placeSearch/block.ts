import { Object, Optional, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const sibling = Optional(String({ pattern: '^[a-z][A-Za-z0-9]*$' }));

const parameters = Object({
  fills: Optional(
    Object(
      { street: sibling, postalCode: sibling, city: sibling, country: sibling },
      {
        description: 'Welche Nachbarfelder die Adresssuche füllt',
        additionalProperties: false,
        minProperties: 1,
      },
    ),
  ),
});

export const block = {
  parameters,
  texts: { needed: [], possible: ['label', 'hint'] },
} as const satisfies BlockType;
