import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../../src/protocol/index.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, password, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

const call = (
  as: string,
  id: 'changeEmail' | 'changePassword' | 'deleteAccount' | 'activateAccount',
  body: unknown,
) => app.call(as, operations[id].method, operations[id].path.replace('{accountId}', idOf(as)), { body });
const statuses = async (responses: readonly Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);
const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other);

describe('twenty concurrent guesses', () => {
  it.each([
    ['changeEmail', 'stoerung', { newEmail: 'neu@beispiel.de', password: 'falsch' }],
    ['changePassword', 'wartung', { oldPassword: 'falsch', newPassword: 'lang genug' }],
    ['deleteAccount', 'abschied', { email: 'adele.abschied@beispiel.de', password: 'falsch' }],
  ] as const)('%s checks five passwords; then the right one is refused, too', async (id, as, body) => {
    const guesses = await statuses(Array.from({ length: 20 }, () => call(as, id, body)));

    expect(sorted(guesses)).toEqual([...Array(5).fill(403), ...Array(15).fill(429)]);
    const right = 'oldPassword' in body ? { ...body, oldPassword: password } : { ...body, password };
    expect((await call(as, id, right)).status).toBe(429);
  });

  it('use up the five tries of a code, and then the right code is refused', async () => {
    const body = {
      accountId: idOf('neu-mit-code'),
      policyNumber: '2417Y-9.300.011',
      customerEmail: 'carla.cordes@beispiel.de',
      activationCode: 'AAAAAAAAAAAA',
    };
    await statuses(Array.from({ length: 20 }, () => call('neu-mit-code', 'activateAccount', body)));

    const right = { ...body, activationCode: 'K7RWPX42QMTZ' };
    expect((await call('neu-mit-code', 'activateAccount', right)).status).toBe(422);
    const { failures } = await app.database.query
      .selectFrom('activation_codes')
      .select('failures')
      .where('account_id', '=', idOf('neu-mit-code'))
      .executeTakeFirstOrThrow();
    expect(failures).toBe(5);
  });
});
