import { describe, expect, it } from 'vitest';
import { loadingOf } from '../../../src/portal/startup/loadingOf.ts';

describe('an answer of the start', () => {
  it.each([
    ['pending', undefined, { kind: 'pending' }],
    ['error', undefined, { kind: 'failed' }],
    ['success', 'old', { kind: 'loaded', value: 'old' }],
  ] as const)('%s, with %s', (status, data, expected) => {
    expect(loadingOf({ status, data })).toEqual(expected);
  });

  it('ACC-039 stays when fetching it again gets no answer', () => {
    expect(loadingOf({ status: 'error', data: 'old' })).toEqual({ kind: 'loaded', value: 'old' });
  });

  it('SHELL-008 does not stay when it was not worth keeping', () => {
    expect(loadingOf({ status: 'error', data: 'old' }, () => false)).toEqual({ kind: 'failed' });
  });
});
