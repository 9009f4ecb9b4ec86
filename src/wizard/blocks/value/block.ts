import { Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  of: Unsafe({
    description:
      'Was angezeigt wird, ohne dass es sich ändern lässt: ein Wert; Wörter für Codes stehen unter options.<Code>',
    $ref: 'rule.schema.json#/$defs/value',
  }),
  look: Optional(
    Unsafe({ description: 'row: eine Zeile statt eines Feldes, das sich nicht ändern lässt', enum: ['row'] }),
  ),
});

export const block = {
  parameters,
  texts: { needed: ['label'], possible: ['hint'], families: { options: 'of' } },
} as const satisfies BlockType;
