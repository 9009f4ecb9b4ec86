import { describe, expect, it } from 'vitest';
import { findSuperLinearPart } from '../../../src/analysis/lint/schemas/findSuperLinearPart.ts';

describe('the check for slow patterns', () => {
  it.each([
    '^[0-9]{5}$',
    '^[A-ZÄÖÜ]{1,3}[- ]?[A-Z]{1,2} ?[0-9]{1,4}[EH]?$',
    '^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$',
    '^\\+?[0-9]+(?: [0-9]+)*$',
    '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
    '[0-9]{1,3}',
    '^DE\\d{20}$',
    '^\\p{Lu}\\p{Ll}*$',
    '^(?:a|b)*c$',
    '',
  ])('accepts %j', (pattern) => {
    expect(findSuperLinearPart(pattern)).toBeNull();
  });

  it.each([
    '^(a+)+$',
    '^(?:a|a)*$',
    '^(?:a|ab)*c$',
    '^a*a*$',
    '^[a-z]+[a-z0-9]+$',
    '^.*@.*$',
    'a+b',
    '^a|b+$',
    '^(?:a?)*$',
    '^(?:a{1,3})+$',
    '^(?=a)a+$',
    '^(a)\\1+$',
    '^[^@]+@[^@]+\\.[^@.]{2,}$',
    '^\\s*[ \\t]+x$',
  ])('refuses %j', (pattern) => {
    expect(findSuperLinearPart(pattern)).not.toBeNull();
  });

  it('accepts every pattern of the shipped forms, all of which are fast on hostile input', () => {
    const hostile = ['a', '0', 'a@', '0 ', '.a', 'ä'].map((part) => `${part.repeat(20_000)}!`);
    const pattern = '^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$';

    expect(findSuperLinearPart(pattern)).toBeNull();
    expect(hostile.map((text) => new RegExp(pattern, 'u').test(text))).not.toContain(true);
  });
});
