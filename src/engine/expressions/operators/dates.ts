import {
  calculateAge,
  type Day,
  fromEpochDay,
  readYear,
  startOfYear as newYear,
  toEpochDay,
} from '../../../calendar/index.ts';
import { commonMembers, type Operator } from './Operator.ts';

export const addDays: Operator = {
  ...commonMembers,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'number' },
  ],
  result: 'date',
  evaluate: (_, date, days) =>
    typeof days === 'number' ? fromEpochDay((findEpochDay(date) ?? NaN) + days) : null,
};

export const daysBetween: Operator = {
  ...commonMembers,
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
};

export const age: Operator = {
  ...commonMembers,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'date' },
  ],
  result: 'number',
  distance: 'years',
  evaluate: (_, birth, at) => (isDate(birth) && isDate(at) ? calculateAge(at, birth) : null),
};

export const year: Operator = {
  ...commonMembers,
  args: [{ at: 'value', accepts: 'date' }],
  result: 'number',
  evaluate: (_, date) => (isDate(date) ? readYear(date) : null),
};

export const startOfYear: Operator = {
  ...commonMembers,
  args: [
    { at: 'value', accepts: 'date' },
    { at: 'value', accepts: 'number' },
  ],
  result: 'date',
  evaluate: (_, date, years) => (isDate(date) && isYearAfter(date, years) ? newYear(date, years) : null),
};

function findEpochDay(date: unknown): number | null {
  return typeof date === 'string' ? toEpochDay(date) : null;
}

function isDate(value: unknown): value is Day {
  return findEpochDay(value) !== null;
}

/** Tells whether the calendar has the year that is `years` years after the year of the date. */
function isYearAfter(date: Day, years: unknown): years is number {
  if (!Number.isInteger(years)) return false;
  const year = readYear(date) + Number(years);
  return year >= 0 && year <= 9999;
}
