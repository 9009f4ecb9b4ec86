import { Array, Number, Object, Optional, String, type Static, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const word = String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$' });
const rows =
  'Zeilen mit ihren Beträgen in Euro: { "row": <Name>, "amounts": [{ "column": <Name>, "amount": <Betrag> }] }';

const parameters = Object({
  of: Unsafe({ description: `Die neuen Beträge. ${rows}`, $ref: 'rule.schema.json#/$defs/value' }),
  before: Unsafe({
    description: `Die bisherigen Beträge, so geschrieben wie die neuen. Gleiche Zeilen werden addiert`,
    $ref: 'rule.schema.json#/$defs/value',
  }),
  chosen: Optional(
    Unsafe({
      description: 'Die Spalte, die zuerst gezeigt wird; sonst die erste',
      $ref: 'rule.schema.json#/$defs/value',
    }),
  ),
  columns: Array(word, {
    description:
      'Spalten in ihrer Reihenfolge; Texte columns.<Spalte> und, im Satz über den Unterschied, in.<Spalte>',
    minItems: 1,
    uniqueItems: true,
  }),
});

/** The shape of `of` and `before`: amounts by row and column, in euros. */
export const amountRows = Array(
  Object({ row: String(), amounts: Array(Object({ column: String(), amount: Number() })) }),
);
export type AmountRows = Static<typeof amountRows>;

export const block = {
  parameters,
  texts: {
    needed: ['label', 'rowHead', 'columnHead', 'byRow', 'byColumn'],
    possible: ['waiting', 'failed'],
    given: { chosen: 'chosen' },
    families: { columns: 'columns', in: 'columns', rows: 'of' },
    filled: ['period'],
  },
} as const satisfies BlockType;
