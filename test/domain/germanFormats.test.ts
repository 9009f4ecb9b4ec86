import { expect, it } from 'vitest';
import { formatDay } from '../../src/calendar/index.ts';
import { formatDayInWords } from '../../src/domain/formatDayInWords.ts';

it('BRAND-013 writes days the German way', () => {
  expect(formatDay('2026-03-27')).toBe('27.03.2026');
  expect(formatDayInWords('2026-03-07')).toBe('7. März 2026');
});
