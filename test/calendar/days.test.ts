import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calculateAge,
  formatDayInWords,
  fromEpochDay,
  isDay,
  looksLikeDay,
  readRelativeDay,
  readWeekday,
  startOfYear,
  toEpochDay,
} from '../../src/calendar/index.ts';

describe('isDay', () => {
  it.each([
    ['2026-03-27', true, true],
    ['2028-02-29', true, true],
    ['2000-02-29', true, true],
    ['0000-01-01', true, true],
    ['0050-02-28', true, true],
    ['9999-12-31', true, true],
    ['2026-02-29', true, false],
    ['1900-02-29', true, false],
    ['2026-04-31', true, false],
    ['2026-13-01', true, false],
    ['2026-00-10', true, false],
    ['2026-01-00', true, false],
    ['2026-01-32', true, false],
    ['10000-01-01', false, false],
    ['+010000-01-01', false, false],
    ['-000001-01-01', false, false],
    ['2026-3-27', false, false],
    ['27.03.2026', false, false],
    ['2026-03-27T00:00:00Z', false, false],
    ['x2026-03-27', false, false],
    ['2026-03-27\n', false, false],
    ['', false, false],
  ])('%j is written like a day: %j, and exists: %j', (text, isWritten, exists) => {
    expect([looksLikeDay(text), isDay(text)]).toEqual([isWritten, exists]);
  });

  it('each year has the right number of days', () => {
    const parts = Array.from({ length: 32 }, (_, part) => String(part).padStart(2, '0'));
    const daysIn = (year: number) =>
      parts.flatMap((month) => parts.filter((date) => isDay(`${year}-${month}-${date}`))).length;

    expect([2024, 2025, 2026, 2100, 2400].map(daysIn)).toEqual([366, 365, 365, 365, 366]);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-29', -1, '2026-03-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-21', -730, '2024-11-21'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['2026-11-21', 9_000_000_000, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
  ])('%s and %d days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2026-02-30', 1],
    ['heute', 1],
    ['2026-11-21', 0.5],
  ])('%s and %d days are refused', (day, count) => {
    expect(() => addDays(day, count)).toThrow(RangeError);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-12-17', 6, '2027-06-17'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-29', 6, '2028-02-29'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-31', -1, '2025-12-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -48, '2024-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
    ['9999-12-05', 1, '9999-12-31'],
    ['2026-11-21', 1_000_000, '9999-12-31'],
    ['0000-01-20', -1, '0000-01-01'],
  ])('%s and %i months is %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it.each([
    ['2026-02-30', 1],
    ['heute', 1],
    ['2026-11-21', 0.5],
  ])('%s and %d months are refused', (day, count) => {
    expect(() => addMonths(day, count)).toThrow(RangeError);
  });
});

it.each([
  ['2008-11-22', '2026-11-21', 17],
  ['2008-11-21', '2026-11-21', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-22', '2026-11-21', -1],
])('calculateAge: a person born on %s is on %s aged %i', (birthDate, day, age) => {
  expect(calculateAge(day, birthDate)).toBe(age);
});

it.each([
  ['2026-11-21', undefined, '2026-01-01'],
  ['2026-11-21', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-01-01'],
  ['0026-11-21', 0, '0026-01-01'],
])('startOfYear: %s and %s years is %s', (day, years, expected) => {
  expect(startOfYear(day, years)).toBe(expected);
});

it('startOfYear refuses a year that the calendar does not have', () => {
  expect(() => startOfYear('9999-11-21', 1)).toThrow(RangeError);
});

it.each([
  ['1970-01-01', 0, 4],
  ['1969-12-31', -1, 3],
  ['2026-11-21', 20_778, 6],
  ['2026-11-22', 20_779, 0],
  ['0000-01-01', -719_528, 6],
  ['9999-12-31', 2_932_896, 5],
])('%s is day %i from 1970-01-01, weekday %i', (day, count, weekday) => {
  expect([toEpochDay(day), fromEpochDay(count), readWeekday(day)]).toEqual([count, day, weekday]);
});

it.each([2_932_897, -719_529, 0.5, Number.NaN, 9e15])('day %d is outside of the calendar', (count) => {
  expect(fromEpochDay(count)).toBeNull();
});

it.each([
  ['today', '2026-11-21'],
  ['today-30', '2026-10-22'],
  ['today+40', '2026-12-31'],
  ['today+', null],
  ['todayish', null],
  ['2026-11-21', null],
])('readRelativeDay: %s on 2026-11-21 is %s', (text, day) => {
  expect(readRelativeDay(text, '2026-11-21')).toBe(day);
});

it.each([
  ['2027-01-01', 'Freitag, 1. Januar 2027'],
  ['2024-02-29', 'Donnerstag, 29. Februar 2024'],
  ['1986-03-27', 'Donnerstag, 27. März 1986'],
])('SUM-020 the day %s is written out as "%s", in any zone', (day, words) => {
  expect(formatDayInWords(day)).toBe(words);
});
