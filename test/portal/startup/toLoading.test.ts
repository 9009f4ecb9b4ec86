import { describe, expect, it } from 'vitest';
import { toLoading } from '../../../src/portal/startup/toLoading.ts';

describe('an answer of the start', () => {
  it.each([
    ['pending', undefined, { kind: 'pending' }],
    ['error', undefined, { kind: 'failed' }],
    ['success', 'old', { kind: 'loaded', value: 'old' }],
  ] as const)('%s, with %s', (status, data, expected) => {
    expect(toLoading({ status, data, fetchStatus: 'idle' })).toEqual(expected);
  });

  it('ACC-039 stays when a refresh gets no answer', () => {
    expect(toLoading({ status: 'error', data: 'old', fetchStatus: 'idle' })).toEqual({
      kind: 'loaded',
      value: 'old',
    });
  });

  it('is pending again while a failed request is repeated', () => {
    expect(toLoading({ status: 'error', data: undefined, fetchStatus: 'fetching' })).toEqual({
      kind: 'pending',
    });
  });

  it('SHELL-008 does not stay when isKept returns false', () => {
    expect(toLoading({ status: 'error', data: 'old', fetchStatus: 'idle' }, () => false)).toEqual({
      kind: 'failed',
    });
  });
});
