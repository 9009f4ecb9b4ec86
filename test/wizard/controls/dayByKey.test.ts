import { expect, it } from 'vitest';
import { moveDayByKey } from '../../../src/wizard/controls/date/moveDayByKey.ts';

const open = { min: null, max: null };

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-03-04', '2026-02-25'],
  ['ArrowDown', '2026-03-27', '2026-04-03'],
  ['Home', '2026-11-21', '2026-11-16'],
  ['Home', '2026-11-16', '2026-11-16'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['End', '2026-11-16', '2026-11-22'],
  ['End', '2026-11-22', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['Shift+PageUp', '2028-02-29', '2027-02-28'],
  ['Shift+PageDown', '2026-11-21', '2027-11-21'],
  ['Enter', '2026-11-21', null],
  ['Shift+ArrowLeft', '2026-11-21', null],
])('%s leads from %s to %s', (keys, from, to) => {
  const [key = ''] = keys.split('+').slice(-1);

  expect(moveDayByKey({ key, shiftKey: keys.startsWith('Shift+') }, from, open)).toBe(to);
});

it('a key moves no further than to the first and the last allowed day', () => {
  const limits = { min: '2026-11-15', max: '2026-11-25' };
  const from = (key: string) => moveDayByKey({ key, shiftKey: false }, '2026-11-21', limits);

  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'ArrowLeft'].map(from)).toEqual([
    '2026-11-15',
    '2026-11-25',
    '2026-11-15',
    '2026-11-20',
  ]);
});
