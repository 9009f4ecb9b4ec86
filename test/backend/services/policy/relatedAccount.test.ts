import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations, type Policies } from '../../../../src/protocol/index.ts';
import { thirdPartyClaim } from '../../../protocol/claims.ts';
import { contactRequests } from '../../../protocol/contactRequests.ts';
import { mileageChange } from '../../../protocol/policyChanges.ts';
import { otherAccount } from '../../../protocol/paymentChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

const account = idOf('mueller');
const partner = idOf('mueller-partner');

let app: TestApp;
let policyNumber = '';
let ownerEmail = '';
beforeAll(async () => {
  app = await testApp();
  const { query } = app.database;
  const policies = query.selectFrom('policies').selectAll().where('account_id', '=', partner);
  const { policy_number, data } = await policies.orderBy('position').executeTakeFirstOrThrow();
  policyNumber = policy_number;
  const [risk] = data.risks;
  const address = { street: 'Geheimgasse 9', zip: '01067', city: 'Dresden', country: 'Deutschland' };
  const vehicleHolder = { lastName: 'Halter', birthDate: '1958-02-03', address };
  await query
    .updateTable('policies')
    .set({ data: JSON.stringify({ ...data, risks: [{ ...risk, vehicleHolder }] }) })
    .where('policy_number', '=', policyNumber)
    .execute();
  const owner = query.selectFrom('accounts').select('profile').where('account_id', '=', partner);
  ownerEmail = (await owner.executeTakeFirstOrThrow()).profile.email;
}, hookTimeout);
afterAll(() => app.close());
beforeEach(() => app.database.query.deleteFrom('outbox').execute());

const call = (id: keyof typeof operations, body?: unknown) => {
  const path = operations[id].path
    .replace('{accountId}', account)
    .replace(/{policy(?:Number|Id)}/, policyNumber);
  return app.call('mueller', operations[id].method, path, body === undefined ? {} : { body });
};
const toOwner = async () => {
  const mails = app.database.query.selectFrom('outbox').select(['subject', 'text', 'account_id']);
  return mails.where('to', '=', ownerEmail).execute();
};

it('SHELL-024 a related account reads neither IBAN nor birth date nor address of the other', async () => {
  const read = await (await call('getPolicies')).text();
  const { relationPolicies } = JSON.parse(read) as Policies;
  const related = JSON.stringify(relationPolicies);

  expect(related).toContain('"lastName":"Halter"');
  for (const secret of ['iban', 'bankAccount', 'birthDate', '1958', 'Geheimgasse', '01067', 'etag'])
    expect(related).not.toContain(secret);
  // The owner reads all of it.
  const own = await app.call('mueller-partner', 'GET', `/api/v1/policy/accounts/${partner}`);
  const text = await own.text();
  for (const secret of ['iban', '1958-02-03', 'Geheimgasse', 'etag']) expect(text).toContain(secret);
});

describe('what a related account does with a contract of the other', () => {
  const claim = () => {
    const sent = thirdPartyClaim();
    return { ...sent, contractData: { ...sent.contractData, policyNumber } };
  };
  const contact = (name: keyof typeof contactRequests) => ({
    ...(contactRequests[name] as object),
    policyNumber,
  });

  it.each([
    ['reportClaim', claim, 201, [/ein Schaden gemeldet$/]],
    [
      'requestTemporaryCoverage',
      () => contact('requestTemporaryCoverage'),
      204,
      [/^Anfrage zu Ihrem Vertrag/],
    ],
    ['sendMailContact', () => contact('sendMailContact'), 204, []],
    ['changePolicy', () => ({ ...mileageChange, asyncChange: false, customerEmail: 'a@b.de' }), 403, []],
    [
      'changePaymentDetails',
      () => ({ ...otherAccount, asyncChange: false, customerEmail: 'a@b.de' }),
      403,
      [],
    ],
  ] as const)('%s: the owner is told of reports and changes', async (id, body, status, subjects) => {
    expect((await call(id, body())).status).toBe(status);

    const mails = await toOwner();
    expect(mails.map(({ subject }) => subject)).toEqual(
      subjects.map((subject) => expect.stringMatching(subject)),
    );
    for (const mail of mails) {
      expect(mail.account_id).toBe(partner);
      expect(mail.text).toContain(policyNumber);
      expect(mail.text).not.toContain('Anna');
    }
  });

  it('the owner of an own contract gets one mail', async () => {
    expect((await call('reportClaim', thirdPartyClaim())).status).toBe(201);
    expect(await toOwner()).toEqual([]);
  });
});
