import * as calendar from './calendar.ts';
import { otherConstants } from './constants.ts';
import { plain, type Operator } from './Operator.ts';

const ofConstants = { none: 'What the distance is compared with is changed on its own.' } as const;

export const addDays: Operator = {
  ...plain,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'number' },
  ],
  result: 'date',
  means: 'Datum um Tage verschoben',
  evaluate: (_, date, days) =>
    typeof date === 'string' && typeof days === 'number' ? calendar.addDays(date, days) : null,
  says: { is: '{0} plus {1} Tage', isNot: null },
  mutants: (operands, tools) => otherConstants('addDays', operands, tools),
  example: { write: { addDays: ['today', 30] }, given: { today: '2026-11-22' }, gives: '2026-12-22' },
};

export const daysBetween: Operator = {
  ...plain,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'date' },
  ],
  result: 'number',
  distance: 'days',
  means: 'Tage vom ersten bis zum zweiten Datum',
  evaluate: (_, from, until) =>
    typeof from === 'string' && typeof until === 'string' ? calendar.daysBetween(from, until) : null,
  says: { is: 'Tage von {0} bis {1}', isNot: null },
  mutants: ofConstants,
  example: {
    write: { daysBetween: ['policy.begin', 'today'] },
    given: { 'policy.begin': '2026-11-15', today: '2026-11-22' },
    gives: 7,
  },
};

export const age: Operator = {
  ...plain,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'date' },
  ],
  result: 'number',
  distance: 'years',
  means: 'volle Jahre des ersten Datums am zweiten',
  evaluate: (_, birth, at) =>
    typeof birth === 'string' && typeof at === 'string' ? calendar.age(birth, at) : null,
  says: { is: 'Alter von {0} am {1}', isNot: null },
  mutants: ofConstants,
  example: {
    write: { age: ['policy.birth', 'today'] },
    given: { 'policy.birth': '2008-11-23', today: '2026-11-22' },
    gives: 17,
  },
};
