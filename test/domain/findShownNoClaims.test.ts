import { expect, it } from 'vitest';
import { findShownNoClaims } from '../../src/domain/findShownNoClaims.ts';

const stated = { lob: '20Y1', noClaimsLvl: 'SF 12', noClaimsPercentage: 33 };

it.each([
  ['the confirmed class', { noClaimsLvlVWB: 'SF 14', noClaimsPercentageVWB: 30 }, 'SF 14', 30],
  ['the stated class without a confirmation', { noClaimsLvlVWB: null }, 'SF 12', 33],
  ['the stated class beside a confirmed percentage', { noClaimsPercentageVWB: 30 }, 'SF 12', 30],
  ['none', { noClaimsLvl: null, noClaimsPercentage: null }, null, null],
])('COV-007 a cover shows %s', (_, members, level, percent) => {
  expect(findShownNoClaims({ ...stated, ...members })).toEqual({ level, percent });
});
