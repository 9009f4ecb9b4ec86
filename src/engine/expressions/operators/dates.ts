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
  evaluate: (_, date, days) =>
    typeof date === 'string' && typeof days === 'number' ? calendar.addDays(date, days) : null,
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
  evaluate: (_, from, until) =>
    typeof from === 'string' && typeof until === 'string' ? calendar.daysBetween(from, until) : null,
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
  evaluate: (_, birth, at) =>
    typeof birth === 'string' && typeof at === 'string' ? calendar.age(birth, at) : null,
  mutants: ofConstants,
  example: {
    write: { age: ['policy.birth', 'today'] },
    given: { 'policy.birth': '2008-11-23', today: '2026-11-22' },
    gives: 17,
  },
};

export const year: Operator = {
  ...plain,
  args: [{ at: 'value', accepts: 'date' }],
  result: 'number',
  evaluate: (_, date) => (typeof date === 'string' ? calendar.yearOf(date) : null),
  mutants: { none: 'The date is changed on its own.' },
  example: { write: { year: 'today' }, given: { today: '2026-11-22' }, gives: 2026 },
};

export const startOfYear: Operator = {
  ...plain,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'number' },
  ],
  result: 'date',
  evaluate: (_, date, years) =>
    typeof date === 'string' && typeof years === 'number' ? calendar.startOfYear(date, years) : null,
  mutants: (operands, tools) => otherConstants('startOfYear', operands, tools),
  example: { write: { startOfYear: ['today', 1] }, given: { today: '2026-11-22' }, gives: '2027-01-01' },
};
