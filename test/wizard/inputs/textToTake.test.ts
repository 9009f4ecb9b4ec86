import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/engine/index.ts';
import { type ControlName, controlTypes } from '../../../src/wizard/controls/controlTypes.ts';
import { getTextUpdate } from '../../../src/wizard/inputs/typed/getTextUpdate.ts';

describe('what is typed stays as typed', () => {
  it.each<[ControlName, string, Answer]>([
    ['text', '  Köln ', 'Köln'],
    ['text', '   ', null],
    ['date', '1. Feb 26', '2026-02-01'],
    ['date', '31.02.2026', { unreadable: '31.02.2026', code: 'dateNoSuchDay' }],
    ['time', '1405', '14:05'],
    ['number', '12000', 12000],
    ['iban', 'de89 3704', 'DE893704'],
    ['plate', 'ka-ab 1', 'KA-AB 1'],
  ])('%s "%s" already says %j', (is, typed, answer) => {
    expect(getTextUpdate(controlTypes[is], typed, answer)).toBeNull();
  });
});

describe('an answer changed from outside replaces what was typed', () => {
  it.each<[ControlName, string, Answer, string]>([
    ['text', 'Köln', null, ''],
    ['text', 'Köln', 'Bonn', 'Bonn'],
    ['date', '1. Feb 26', '2026-03-27', '27.03.2026'],
    ['date', '31.02.2026', '2026-03-27', '27.03.2026'],
    ['date', '27.03.2026', { unreadable: '31.02.2026', code: 'dateNoSuchDay' }, '31.02.2026'],
  ])('%s "%s" with %j becomes "%s"', (is, typed, answer, text) => {
    expect(getTextUpdate(controlTypes[is], typed, answer)).toBe(text);
  });
});
