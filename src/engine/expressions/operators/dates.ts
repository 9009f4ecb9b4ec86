import {
  ageOn,
  type Day,
  fromEpochDay,
  readYear,
  startOfYear as newYear,
  toEpochDay,
} from '../../../calendar/index.ts';
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
    typeof days === 'number' ? fromEpochDay((findEpochDay(date) ?? NaN) + days) : null,
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
  evaluate: (_, from, until) => {
    const [first, last] = [findEpochDay(from), findEpochDay(until)];
    return first === null || last === null ? null : last - first;
  },
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
  evaluate: (_, birth, at) => (isDate(birth) && isDate(at) ? ageOn(at, birth) : null),
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
  evaluate: (_, date) => (isDate(date) ? readYear(date) : null),
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
  evaluate: (_, date, years) => (isDate(date) && isYearAfter(date, years) ? newYear(date, years) : null),
  mutants: (operands, tools) => otherConstants('startOfYear', operands, tools),
  example: { write: { startOfYear: ['today', 1] }, given: { today: '2026-11-22' }, gives: '2027-01-01' },
};

function findEpochDay(date: unknown): number | null {
  return typeof date === 'string' ? toEpochDay(date) : null;
}

function isDate(value: unknown): value is Day {
  return findEpochDay(value) !== null;
}

/** Whether the calendar has the year that is so many years after that of the date. */
function isYearAfter(date: Day, years: unknown): years is number {
  if (!Number.isInteger(years)) return false;
  const year = readYear(date) + Number(years);
  return year >= 0 && year <= 9999;
}
