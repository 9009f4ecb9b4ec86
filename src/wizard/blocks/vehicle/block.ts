import { Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const value = (description: string) => Unsafe({ description, $ref: 'rule.schema.json#/$defs/value' });

const parameters = Object({
  symbol: Optional(
    Unsafe<'shield' | 'people'>({
      description: 'Ein Zeichen statt des Fahrzeugs, für Verträge, die zu dem eines Fahrzeugs gehören',
      enum: ['shield', 'people'],
    }),
  ),
  values: Object(
    {
      name: value('Hersteller und Modell, im Text {name}'),
      plate: value('Kennzeichen'),
      number: value('Versicherungsnummer'),
      body: value('Gestalt des Fahrzeugs, für das Bild'),
    },
    { description: 'Werte des Blocks', additionalProperties: false },
  ),
});

export const block = {
  parameters,
  texts: { needed: ['title', 'plate', 'number'], possible: ['of'] },
} as const satisfies BlockType;
