import { afterEach, describe, expect, it } from 'vitest';
import { findDowntime, findDowntimeEnd, findUpcomingDowntime } from '../../src/domain/downtime.ts';
import { readDowntimeWindows } from '../../src/domain/readDowntimeWindows.ts';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };

const long = readDowntimeWindows(settings, 'screens');
const short = readDowntimeWindows(settings, 'texts');

const dayLength = 86_400_000;
/** First and last minute of 2026 in Berlin, and summer time between, in UTC. */
const year = [Date.parse('2025-12-31T23:00:00Z'), Date.parse('2026-12-31T23:00:00Z')] as const;
const summer = [Date.parse('2026-03-29T01:00:00Z'), Date.parse('2026-10-25T01:00:00Z')] as const;

/** The windows of the specification, with a clock of Berlin that is computed by hand. */
function expected(at: number): readonly [long: boolean, short: boolean] {
  const isSummer = at >= summer[0] && at < summer[1];
  const local = at + (isSummer ? 2 : 1) * 3_600_000;
  const minute = Math.floor((local % dayLength) / 60_000);
  const isSunday = (Math.floor(local / dayLength) + 4) % 7 === 0;
  const between = (from: number, until: number) => minute >= from && minute < until;
  return [
    between(15, 90) || (isSunday && between(1230, 1410)),
    isSunday ? between(1230, 1380) : between(15, 75),
  ];
}

describe('downtime windows', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = zone;
  });

  // Windows begin and end on quarters of an hour: the test checks the first and last minute of each quarter.
  it.each([
    ['Europe/Berlin', -60],
    ['America/Los_Angeles', 480],
    ['Pacific/Auckland', -780],
  ])('MSG-016 MSG-017 the windows are right all through 2026, on a device in %s', (device, offset) => {
    process.env['TZ'] = device;
    expect(new Date(year[0]).getTimezoneOffset()).toBe(offset);

    const wrong: string[] = [];
    const inWindow = [0, 0];
    for (let quarter = year[0]; quarter < year[1]; quarter += 15 * 60_000)
      for (const at of [quarter, quarter + 14 * 60_000]) {
        const instant = new Date(at);
        const [isLong, isShort] = expected(at);
        const found = [findDowntime(instant, long) !== null, findDowntime(instant, short) !== null] as const;
        if (found[0] !== isLong || found[1] !== isShort) wrong.push(instant.toISOString());
        inWindow[0] = (inWindow[0] ?? 0) + Number(found[0]);
        inWindow[1] = (inWindow[1] ?? 0) + Number(found[1]);
      }

    expect(wrong).toEqual([]);
    expect(inWindow).toEqual([365 * 10 + 52 * 24, 313 * 8 + 52 * 20]);
  });

  it.each([
    ['an hour before it begins', '2026-11-21T23:15:00+01:00', '00:15'],
    ['a minute earlier', '2026-11-21T23:14:59+01:00', null],
    ['during the window', '2026-11-22T00:15:00+01:00', null],
    ['on Sunday evening', '2026-11-22T19:45:00+01:00', '20:30'],
    ['on Saturday evening', '2026-11-21T19:45:00+01:00', null],
    ['over the end of the week', '2026-11-28T23:50:00+01:00', '00:15'],
    ['the night summer time begins', '2026-03-28T22:30:00Z', '00:15'],
  ])('MSG-016 the next window is announced %s', (_, instant, from) => {
    expect(findUpcomingDowntime(60, new Date(instant), long)?.from ?? null).toBe(from);
  });

  it.each([
    ['MSG-016 a minute before the night window', '2026-11-21T00:14:59+01:00', false, false],
    ['MSG-016 the first minute of both', '2026-11-21T00:15:00+01:00', true, true],
    ['MSG-016 after the short window', '2026-11-21T01:15:00+01:00', true, false],
    ['MSG-016 after both windows', '2026-11-21T01:30:00+01:00', false, false],
    ['MSG-016 Sunday night, only in the long window', '2026-11-22T00:20:00+01:00', true, false],
    ['MSG-016 Sunday evening', '2026-11-22T20:30:00+01:00', true, true],
    ['MSG-016 Sunday, after the short window', '2026-11-22T23:00:00+01:00', true, false],
    ['MSG-016 Saturday evening', '2026-11-21T20:30:00+01:00', false, false],
    ['MSG-017 in summer time', '2026-07-01T22:20:00Z', true, true],
    ['MSG-017 the same UTC hour in winter', '2026-12-01T22:20:00Z', false, false],
    ['MSG-017 the night summer time begins', '2026-03-28T23:20:00Z', true, false],
    ['MSG-017 the evening summer time ends', '2026-10-25T19:30:00Z', true, true],
  ])('%s (%s): in the long window %s, in the short one %s', (_, instant, inLong, inShort) => {
    expect([
      findDowntime(new Date(instant), long) !== null,
      findDowntime(new Date(instant), short) !== null,
    ]).toEqual([inLong, inShort]);
  });
});

it.each([
  ['2026-11-22T23:20:30Z', '2026-11-23T00:30:00.000Z'],
  ['2026-11-22T20:00:00Z', '2026-11-22T22:30:00.000Z'],
  ['2026-07-05T20:00:00Z', '2026-07-05T21:30:00.000Z'],
])('the window at %s ends at %s', (instant, end) => {
  const window = findDowntime(new Date(instant), long);

  expect(window && findDowntimeEnd(new Date(instant), window).toISOString()).toBe(end);
});
