import { type Static, Type } from '@sinclair/typebox';
import type { Scalar } from '../Answer.ts';
import type { Expression } from '../Expression.ts';
import {
  closed,
  condition,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  sentence,
  text,
  union,
  unit,
} from './schema.ts';

const scalar = Type.Unsafe<Scalar>({ type: ['string', 'number', 'boolean'] });
const scalars = (description: string) => list(scalar, { description, minItems: 1, uniqueItems: true });

const valueColumn = closed({
  type: wordEnum(['string', 'integer', 'number', 'boolean'], { description: 'Art der Werte' }),
  format: optional(Type.Literal('euro', { description: 'Beträge in Euro' })),
  unit: optional(unit()),
  enum: optional(scalars('Alle möglichen Werte')),
  covers: optional(
    text({
      description: 'Fakt oder Wert (value.*): für jeden Wert, den er haben kann, gibt es eine Zeile',
      ...names('path'),
    }),
  ),
});

const matchColumn = closed({
  match: text({
    description:
      'Fakt, Wert (value.*) oder Angabe (with.*), nach dem sich richtet, ob die Zeile gilt; ihre Zelle ist eine Liste oder { "not": Liste }, ohne Zelle gilt jeder Wert',
    pattern: patterns.path,
    ...names('path'),
  }),
});

const column = union([valueColumn, matchColumn]);

const cell = union([
  scalar,
  scalars('Werte, zu denen die Zeile gehört'),
  closed({ not: scalars('Werte, zu denen die Zeile nicht gehört') }),
  closed({
    from: Type.Integer({ description: 'Erste Zahl einer Folge von Zeilen' }),
    to: Type.Integer({ description: 'Letzte Zahl dieser Folge' }),
  }),
]);

export type Cell = Static<typeof cell>;

/** Cells by their columns; `when` says when the row applies. */
export interface TableRow {
  readonly [column: string]: Cell | Expression;
}

const row = Type.Unsafe<TableRow>({
  description: 'Je Spalte eine Zelle',
  type: 'object',
  minProperties: 1,
  properties: {
    when: condition('Die Zeile gilt, wenn; false: bekannt, aber nicht angeboten'),
    'x-lint': reference('lint.schema.json#/$defs/exceptions'),
  },
  additionalProperties: cell,
});

const table = closed({
  says: sentence('Wozu die Tabelle dient'),
  key: text({ description: 'Die Spalte, nach der gesucht wird', pattern: patterns.name }),
  unique: optional(
    list(list(text(), { minItems: 1, uniqueItems: true }), {
      description: 'Spalten, die zusammen nur einmal vorkommen: nach ihnen kann man rückwärts suchen',
      minItems: 1,
    }),
  ),
  hit: optional(
    wordEnum(['first', 'unique'], {
      description:
        'unique: Es gilt höchstens eine Zeile zugleich; first: Von denen, die gelten, zählt die erste',
    }),
  ),
  columns: record(column, {
    description: 'Je Spalte, was in ihr steht',
    minProperties: 1,
    propertyNames: { pattern: '^(?!when$)[a-z][A-Za-z0-9]*$' },
  }),
  rows: list(row, { description: 'Die Zeilen in ihrer Reihenfolge', minItems: 1 }),
});

export type ColumnDefinition = Static<typeof column>;
export type ValueColumn = Static<typeof valueColumn>;
export type TableDefinition = Static<typeof table>;

/** `rules/_shared/tables.json`, `rules/_shared/editing.json`. */
export const tablesFile = record(table, {
  title: 'Tabellen (rules/_shared/tables.json und editing.json)',
  propertyNames: { pattern: '^(\\$schema|[a-z][A-Za-z0-9]*)$' },
});
