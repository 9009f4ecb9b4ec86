import { describe, expect, it } from 'vitest';
import { type DowntimeWindow, downtimeAt } from '../../src/domain/downtime.ts';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };

const long: readonly DowntimeWindow[] = settings.downtimeLong.value;
const short: readonly DowntimeWindow[] = settings.downtimeShort.value;

/** Minutes of 2026 (in Berlin from midnight to midnight) that lie in a window; all windows begin and end on five minutes. */
function minutesOf2026(windows: readonly DowntimeWindow[]): number {
  const end = Date.parse('2027-01-01T00:00:00+01:00');
  let minutes = 0;
  for (let at = Date.parse('2026-01-01T00:00:00+01:00'); at < end; at += 300_000) {
    if (downtimeAt(new Date(at), windows) !== null) minutes += 5;
  }
  return minutes;
}

describe('downtime windows', () => {
  it('MSG-016 the long reading is 36,735 minutes in 2026', () => {
    expect(minutesOf2026(long)).toBe(36_735);
  });

  it('MSG-016 the short reading is 26,580 minutes in 2026', () => {
    expect(minutesOf2026(short)).toBe(313 * 60 + 52 * 150);
  });

  it.each([
    ['MSG-016 a minute before the night window', '2026-11-21T00:14:59+01:00', false, false],
    ['MSG-016 the first minute of both', '2026-11-21T00:15:00+01:00', true, true],
    ['MSG-016 after the short one', '2026-11-21T01:15:00+01:00', true, false],
    ['MSG-016 after both', '2026-11-21T01:30:00+01:00', false, false],
    ['MSG-016 Sunday night belongs to the long one only', '2026-11-22T00:20:00+01:00', true, false],
    ['MSG-016 Sunday evening', '2026-11-22T20:30:00+01:00', true, true],
    ['MSG-016 Sunday, after the short one', '2026-11-22T23:00:00+01:00', true, false],
    ['MSG-016 Saturday evening', '2026-11-21T20:30:00+01:00', false, false],
    ['MSG-017 in summer time', '2026-07-01T22:20:00Z', true, true],
    ['MSG-017 the same UTC hour in winter', '2026-12-01T22:20:00Z', false, false],
    ['MSG-017 the night summer time begins', '2026-03-28T23:20:00Z', true, false],
    ['MSG-017 the evening summer time ends', '2026-10-25T19:30:00Z', true, true],
  ])('%s', (_, instant, inLong, inShort) => {
    expect([
      downtimeAt(new Date(instant), long) !== null,
      downtimeAt(new Date(instant), short) !== null,
    ]).toEqual([inLong, inShort]);
  });
});
