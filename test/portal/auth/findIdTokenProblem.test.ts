import { describe, expect, it } from 'vitest';
import { findIdTokenProblem } from '../../../src/portal/auth/findIdTokenProblem.ts';

const expected = { issuer: 'https://op.example', clientId: 'portal', now: 1000 };
const good = { iss: 'https://op.example', aud: 'portal', exp: 1001 };

describe('findIdTokenProblem', () => {
  it('accepts a token for this portal', () => {
    expect(findIdTokenProblem(good, expected)).toBeNull();
    expect(findIdTokenProblem({ ...good, aud: ['other', 'portal'], azp: 'portal' }, expected)).toBeNull();
  });

  it.each([
    ['issuer', { ...good, iss: 'https://evil.example' }],
    ['issuer', { aud: 'portal', exp: 1001 }],
    ['audience', { ...good, aud: 'other' }],
    ['audience', { ...good, aud: ['other'] }],
    ['audience', { ...good, azp: 'other' }],
    ['expired', { ...good, exp: 1000 }],
    ['expired', { ...good, exp: '9999' }],
  ] as const)('refuses by %s: %j', (problem, claims) => {
    expect(findIdTokenProblem(claims, expected)).toBe(problem);
  });
});
