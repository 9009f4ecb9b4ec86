import { type Static, Type } from '@sinclair/typebox';
import {
  closed,
  condition,
  list,
  names,
  optional,
  patterns,
  record,
  sentence,
  text,
  union,
  value,
} from './schema.ts';

/** One value of a choice. */
const optionRow = closed({
  value: Type.Unsafe<string | number>({
    description: 'Auswahlwert',
    type: ['string', 'number'],
    ...names('option'),
  }),
  when: optional(condition('Angeboten, wenn')),
  /** Text key of the reason why the row is disabled, with the condition. */
  disabled: optional(
    closed(
      { when: condition('Nicht wählbar, wenn'), says: sentence('Textschlüssel des Grundes') },
      { description: 'Sichtbar, aber nicht wählbar' },
    ),
  ),
});

const rowPart = (description: string) =>
  text({
    description: `${description}: row.<Teil der Zeile>`,
    pattern: '^row\\.[A-Za-z][A-Za-z0-9.]*$',
    ...names('rowPart'),
  });

const optionsOfTable = closed({
  table: text({ description: 'Name einer Tabelle', ...names('table') }),
  with: optional(
    record(value(), {
      description: 'Werte für Spalten, die sich nach with.<Name> richten',
      minProperties: 1,
      propertyNames: { pattern: patterns.name },
    }),
  ),
  keep: optional(
    Type.Literal('old', {
      description: 'Der Wert beim Einstieg bleibt im Angebot, auch wenn seine Zeile nicht gilt',
    }),
  ),
});

const optionsFrom = closed({
  from: text({ description: 'Fakt, der eine Liste ist', ...names('listFact') }),
  where: optional(condition('Zeilen, für die gilt (row.*)')),
  value: rowPart('Was der Wert ist'),
  group: optional(rowPart('Wonach gruppiert wird')),
  label: rowPart('Was zu lesen ist'),
});

/** The options of a field. */
export const optionsSchema = union(
  [
    text({ description: 'Name einer Tabelle', ...names('table') }),
    optionsOfTable,
    list(optionRow, { minItems: 1 }),
    optionsFrom,
  ],
  { description: 'Woher die Auswahl kommt: Tabelle, eigene Zeilen oder Liste aus einem Fakt' },
);

export type OptionRow = Static<typeof optionRow>;
export type OptionsOfTable = Static<typeof optionsOfTable>;
