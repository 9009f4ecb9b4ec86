import { describe, expect, it } from 'vitest';
import { findNoClaimsClass } from '../../src/domain/findNoClaimsClass.ts';
import { seededPolicy } from './seededPolicies.ts';

const car = seededPolicy('mueller', 'comprehensive-car');

describe('the no-claims class of a contract', () => {
  it('is written without its short form', () => {
    expect(findNoClaimsClass(car)).toBe('12');
  });

  it('is null when no cover has one', () => {
    expect(findNoClaimsClass({ ...car, risks: [] })).toBeNull();
  });
});
