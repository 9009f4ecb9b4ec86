import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/addDays.ts';
import { berlinTime } from '../../src/domain/berlinTime.ts';
import { formatDay, formatDayInWords } from '../../src/domain/formatDay.ts';

it('BRAND-013 writes days the German way', () => {
  expect(formatDay('2026-03-27')).toBe('27.03.2026');
  expect(formatDayInWords('2026-03-07')).toBe('7. März 2026');
});

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2026-11-21', -730, '2024-11-21'],
])('%s and %d days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

describe('MSG-017 the clock in Berlin', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21', 6, 23 * 60 + 59],
    ['2026-11-21T23:00:00Z', '2026-11-22', 0, 0],
    ['2026-07-01T22:00:00Z', '2026-07-02', 4, 0],
    ['2026-03-29T00:59:00Z', '2026-03-29', 0, 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 0, 180],
    ['2026-10-25T01:00:00Z', '2026-10-25', 0, 120],
  ])('%s', (instant, day, weekday, minute) => {
    expect(berlinTime(new Date(instant))).toEqual({ day, weekday, minute });
  });

  it('shows what the tables of the world show, in the minute before and after every possible change', () => {
    const tables = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const shown = (instant: Date): string => {
      const { day, minute } = berlinTime(instant);
      const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
      return `${day}, ${clock.join(':')}`;
    };
    for (let day = Date.UTC(1996, 0, 1); day < Date.UTC(2045, 0, 1); day += 86_400_000)
      for (const minute of [59, 60]) {
        const instant = new Date(day + minute * 60_000);
        expect(shown(instant)).toBe(tables.format(instant));
      }
  });

  it('is not told of a date that is none', () => {
    expect(() => berlinTime(new Date('heute'))).toThrow(RangeError);
  });
});
