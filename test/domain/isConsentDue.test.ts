import { expect, it } from 'vitest';
import { isConsentDue } from '../../src/domain/isConsentDue.ts';
import { hasOpenPremiums } from '../../src/domain/hasOpenPremiums.ts';

const state = {
  lastChange: null,
  today: '2026-11-21',
  againAfterDays: 730,
  hasOpenPremiums: false,
  isDowntime: false,
};

it.each([
  ['never answered', {}, true],
  ['answered 731 days ago', { lastChange: '2024-11-20' }, true],
  ['answered 730 days ago', { lastChange: '2024-11-21' }, false],
  ['answered today', { lastChange: '2026-11-21' }, false],
  ['never answered, during a downtime', { isDowntime: true }, false],
  ['never answered, at dunning level 3', { hasOpenPremiums: hasOpenPremiums({ dunningLevel: 3 }) }, false],
  ['never answered, at dunning level 2', { hasOpenPremiums: hasOpenPremiums({ dunningLevel: 2 }) }, true],
])('DASH-013 a customer who %s is asked: %s', (_, given, due) => {
  expect(isConsentDue({ ...state, ...given })).toBe(due);
});
