import { Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  values: Optional(
    Object(
      {
        name: Unsafe({
          description: 'Benutzername, den das Programm für Passwörter liest',
          $ref: 'rule.schema.json#/$defs/value',
        }),
      },
      { description: 'Werte des Blocks', additionalProperties: false },
    ),
  ),
});

export const block = {
  parameters,
  texts: { needed: [], possible: [] },
} as const satisfies BlockType;
