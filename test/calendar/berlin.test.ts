import { describe, expect, it } from 'vitest';
import { findNextMidnight, formatTime, toBerlinTime } from '../../src/calendar/index.ts';

const hour = 60 * 60_000;

describe('MSG-017 the clock in Berlin', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21', 6, 23 * 60 + 59],
    ['2026-11-21T23:00:00Z', '2026-11-22', 0, 0],
    ['2026-07-01T22:00:00Z', '2026-07-02', 4, 0],
    ['2026-03-29T00:59:00Z', '2026-03-29', 0, 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 0, 180],
    ['2026-10-25T00:59:00Z', '2026-10-25', 0, 179],
    ['2026-10-25T01:00:00Z', '2026-10-25', 0, 120],
    ['2026-12-31T23:00:00Z', '2027-01-01', 5, 0],
  ])('%s', (instant, day, weekday, minute) => {
    expect(toBerlinTime(new Date(instant))).toEqual({ day, weekday, minute });
  });

  it('the clock equals that of `Intl`, in the minute before and after every possible change', () => {
    const tables = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const wrong: string[] = [];
    for (let day = Date.UTC(1996, 0, 1); day < Date.UTC(2045, 0, 1); day += 24 * hour)
      for (const minute of [59, 60]) {
        const instant = new Date(day + minute * 60_000);
        const shown = toBerlinTime(instant);
        if (`${shown.day}, ${formatTime(shown.minute)}` !== tables.format(instant))
          wrong.push(instant.toISOString());
      }

    expect(wrong).toEqual([]);
  });

  it('the clock refuses an invalid date', () => {
    expect(() => toBerlinTime(new Date('heute'))).toThrow(RangeError);
  });
});

describe('findNextMidnight', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21T23:00:00.000Z'],
    ['2026-07-01T12:00:00Z', '2026-07-01T22:00:00.000Z'],
    ['2026-07-01T21:59:59Z', '2026-07-01T22:00:00.000Z'],
    ['2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
    ['2026-12-31T12:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['2026-03-28T12:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24T12:00:00Z', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T00:30:00Z', '2026-10-25T23:00:00.000Z'],
  ])('the midnight after %s is %s', (instant, midnight) => {
    expect(findNextMidnight(new Date(instant)).toISOString()).toBe(midnight);
  });

  it('a year has days of 23, 24 and 25 hours', () => {
    const lengths = new Map<number, number>();
    let midnight = findNextMidnight(new Date('2026-01-01T12:00:00Z'));
    for (let day = 1; day <= 365; day += 1) {
      const next = findNextMidnight(midnight);
      const hours = (next.getTime() - midnight.getTime()) / hour;
      lengths.set(hours, (lengths.get(hours) ?? 0) + 1);
      midnight = next;
    }

    expect(Object.fromEntries(lengths)).toEqual({ 23: 1, 24: 363, 25: 1 });
  });
});
