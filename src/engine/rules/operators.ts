import { addDays, age, daysBetween } from './calendar.ts';
import {
  allNumbers,
  comparison,
  extreme,
  nameOf,
  quantifier,
  textTest,
  type OperatorSpec,
} from './operatorKinds.ts';

/**
 * The closed operator table (definitions.md, semantics 7). Analysts never add to it. Every comparison, `!==` too, is false when an
 * operand is missing; everything else that needs an operand it does not get gives null.
 */
export const operators = {
  var: {
    arguments: [1, 1],
    takes: ['path'],
    gives: 'value',
    means: 'value of a field, fact or row part',
    says: '{0}',
    apply(path) {
      return this.read(nameOf(path));
    },
  },
  is: {
    arguments: [1, 1],
    takes: ['condition'],
    gives: 'boolean',
    means: 'a named condition holds',
    says: '{0}',
  },
  '===': comparison('{0} ist {1}', (left, right) => left === right, 'equal'),
  '!==': comparison('{0} ist nicht {1}', (left, right) => left !== right, 'answered and different'),
  '<': comparison('{0} ist kleiner als {1}', (left, right) => left < right, 'less, or earlier'),
  '<=': comparison('{0} ist höchstens {1}', (left, right) => left <= right, 'at most, or not later'),
  '>': comparison('{0} ist größer als {1}', (left, right) => left > right, 'more, or later'),
  '>=': comparison('{0} ist mindestens {1}', (left, right) => left >= right, 'at least, or not earlier'),
  and: { arguments: [1, 20], takes: ['boolean'], gives: 'boolean', means: 'all hold', says: '{* und }' },
  or: {
    arguments: [1, 20],
    takes: ['boolean'],
    gives: 'boolean',
    means: 'at least one holds',
    says: '{* oder }',
  },
  '!': {
    arguments: [1, 1],
    takes: ['boolean'],
    gives: 'boolean',
    means: 'does not hold',
    says: 'nicht: {0}',
    apply: (operand) => !truthy(operand),
  },
  if: {
    arguments: [3, 21],
    takes: ['value'],
    gives: 'value',
    means: 'first value whose condition holds, else the last',
    says: 'wenn {0}, dann {1}, sonst {2}',
  },
  in: {
    arguments: [2, 2],
    takes: ['value', 'list'],
    gives: 'boolean',
    means: 'one of a list of values',
    says: '{0} ist eines von {1}',
    apply: (value, list) => value !== null && Array.isArray(list) && list.includes(value),
  },
  some: quantifier('mindestens eine Zeile von {0} erfüllt: {1}', 'at least one row'),
  all: quantifier('es gibt Zeilen in {0}, und alle erfüllen: {1}', 'every row, and there is one'),
  none: quantifier('keine Zeile von {0} erfüllt: {1}', 'no row'),
  answered: {
    arguments: [1, 1],
    takes: ['path'],
    gives: 'boolean',
    means: 'has a value',
    says: '{0} ist ausgefüllt',
    apply(path) {
      return this.read(nameOf(path)) !== null;
    },
  },
  changed: {
    arguments: [1, 1],
    takes: ['path'],
    gives: 'boolean',
    means: 'differs from the value on entry',
    says: '{0} wurde geändert',
    apply(path) {
      return this.read(nameOf(path)) !== this.old(nameOf(path));
    },
  },
  old: {
    arguments: [1, 1],
    takes: ['path'],
    gives: 'value',
    means: 'value on entry',
    says: 'bisheriger Wert von {0}',
    apply(path) {
      return this.old(nameOf(path));
    },
  },
  today: {
    arguments: [0, 0],
    takes: ['value'],
    gives: 'date',
    means: "the server's day in Europe/Berlin",
    says: 'heute',
    apply() {
      return this.read('today');
    },
  },
  addDays: {
    arguments: [2, 2],
    takes: ['date', 'number'],
    gives: 'date',
    means: 'a date moved by days',
    says: '{0} plus {1} Tage',
    apply: (date, days) =>
      typeof date === 'string' && typeof days === 'number' ? addDays(date, days) : null,
  },
  daysBetween: {
    arguments: [2, 2],
    takes: ['date'],
    gives: 'number',
    means: 'days from the first date to the second',
    says: 'Tage von {0} bis {1}',
    apply: (from, until) =>
      typeof from === 'string' && typeof until === 'string' ? daysBetween(from, until) : null,
  },
  age: {
    arguments: [2, 2],
    takes: ['date'],
    gives: 'number',
    means: 'full years of the first date on the second',
    says: 'Alter von {0} am {1}',
    apply: (birth, at) => (typeof birth === 'string' && typeof at === 'string' ? age(birth, at) : null),
  },
  length: {
    arguments: [1, 1],
    takes: ['value'],
    gives: 'number',
    means: 'characters of a text, rows of a list; 0 when missing',
    says: 'Länge von {0}',
    apply: (value) =>
      typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : 0,
  },
  startsWith: textTest('{0} beginnt mit {1}', 'text begins with', (text, part) => text.startsWith(part)),
  endsWith: textTest('{0} endet auf {1}', 'text ends with', (text, part) => text.endsWith(part)),
  sum: {
    arguments: [1, 20],
    takes: ['number'],
    gives: 'number',
    means: 'sum of numbers',
    says: 'Summe aus {* und }',
    apply: (...numbers) =>
      allNumbers(numbers) ? numbers.reduce((total, number) => total + number, 0) : null,
  },
  min: extreme('der kleinere Wert von {* und }', 'smallest, or earliest', (left, right) => left < right),
  max: extreme('der größere Wert von {* und }', 'largest, or latest', (left, right) => left > right),
  lookup: {
    arguments: [2, 2],
    takes: ['table', 'value'],
    gives: 'value',
    means: 'value of a decision table',
    says: '{0} für {1}',
    apply(table, key) {
      return key === null || typeof key === 'object' ? null : this.lookup(nameOf(table), key);
    },
  },
} as const satisfies Record<string, OperatorSpec>;

export type OperatorName = keyof typeof operators;

export function isOperator(name: string): name is OperatorName {
  return Object.hasOwn(operators, name);
}

/** json-logic's truth: an empty list is false. */
export function truthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
