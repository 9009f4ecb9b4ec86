import { describe, expect, it } from 'vitest';
import { noClaimsClassOf } from '../../src/domain/noClaimsClassOf.ts';
import { seededPolicy } from './seededPolicies.ts';

const car = seededPolicy('mueller', 'comprehensive-car');

describe('the no-claims class of a contract', () => {
  it('is named without its short form', () => {
    expect(noClaimsClassOf(car)).toBe('12');
  });

  it('is none where no cover has one', () => {
    expect(noClaimsClassOf({ ...car, risks: [] })).toBeNull();
  });
});
