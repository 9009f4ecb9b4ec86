import { describe, expect, it } from 'vitest';
import { loadAccountState } from '../../../src/portal/api/loadAccountState.ts';
import type { CallOperation } from '../../../src/portal/api/OperationInput.ts';

const { signal } = new AbortController();

describe('the deletion job of an account', () => {
  it('ACC-009 is what a 200 answer carries', async () => {
    const asked: unknown[] = [];
    const call: CallOperation = async (operation, input) => {
      asked.push([operation, input?.path]);
      return { status: 200, body: { state: 'SENT_MAIL_1' } };
    };

    expect(await loadAccountState.deletionJob(call, '20410017', signal)).toEqual({ state: 'SENT_MAIL_1' });
    expect(asked).toEqual([['getDeletionJob', { accountId: '20410017' }]]);
  });

  it.each(['network' as const, ...[204, 403, 404, 500].map((status) => ({ status, body: { state: 'X' } }))])(
    'ACC-009 is none after %j',
    async (reply) => {
      expect(await loadAccountState.deletionJob(async () => reply, '20410017', signal)).toBeNull();
    },
  );
});
