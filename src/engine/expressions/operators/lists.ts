import type { Scope } from '../Scope.ts';
import { plain, type Operator } from './Operator.ts';

const rows = { 'policy.rows': [{ price: 2 }, { price: 3 }] };

function perRow(list: unknown, value: unknown): readonly unknown[] | null {
  if (!Array.isArray(list) || typeof value !== 'function') return null;
  return (list as readonly Scope[]).map((row): unknown => (value as (row: Scope) => unknown)(row));
}

export const each: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true, object: true },
  ],
  result: 'list',
  means: 'ein Wert je Zeile, mit row.* und row.number',
  evaluate: (_, list, value) => perRow(list, value)?.map((row) => row ?? {}) ?? null,
  says: { is: 'je Eintrag von {0}: {1}', isNot: null },
  mutants: { none: 'The value of a row is changed on its own.' },
  example: {
    write: { each: ['policy.rows', { name: 'row.price' }] },
    given: rows,
    gives: [{ name: 2 }, { name: 3 }],
  },
};

export const sum: Operator = {
  ...plain,
  args: [
    { at: 'list', accepts: 'list' },
    { at: 'value', perRow: true },
  ],
  result: 'number',
  means: 'Summe über die Zeilen einer Liste; fehlt ein Wert, fehlt die Summe',
  evaluate: (_, list, value) => {
    const values = perRow(list, value);
    return values?.every((one) => typeof one === 'number')
      ? values.reduce((total, one) => total + one, 0)
      : null;
  },
  says: { is: 'Summe über {0} von {1}', isNot: null },
  mutants: { none: 'The value of a row is changed on its own.' },
  example: { write: { sum: ['policy.rows', 'row.price'] }, given: rows, gives: 5 },
};

export const length: Operator = {
  ...plain,
  args: [{ at: 'value' }],
  result: 'number',
  means: 'Zeichen eines Textes oder Zeilen einer Liste; 0, wenn nichts da ist',
  evaluate: (_, value) =>
    typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : 0,
  says: { is: 'Länge von {0}', isNot: null },
  mutants: { none: 'What the length is compared with is changed on its own.' },
  example: { write: { length: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: 5 },
};
