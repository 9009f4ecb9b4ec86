import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccessCodes } from '../../../src/backend/api/access.ts';
import { type Operation, type OperationId, operations } from '../../../src/protocol/index.ts';
import { contactRequests } from '../../protocol/contactRequests.ts';
import { formWith, pdf } from '../fixtures/documents.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../fixtures/testApp.ts';

/** One seeded account of each kind; null sends no token. */
const kinds = {
  normal: 'mueller',
  notActivated: 'neu',
  deactivated: 'gesperrt',
  demo: 'demo',
  portalOff: 'portal-aus',
  otherBrand: 'fremd',
  switched: 'autohaus',
  anonymous: null,
} as const;
type Kind = keyof typeof kinds;

const open = 'open';
const off = 'PORTAL_DEACTIVATED';
const isNew = 'NOT_ACTIVATED';
const demo = 'DEMO_ACCOUNT';
const locked = 'CUSTOMER_DEACTIVATED';
const other = 'FORBIDDEN';

/**
 * Results for notActivated, deactivated, demo, portalOff, otherBrand. A normal account may call every operation, a caller without token
 * none.
 */
const table: Readonly<Record<OperationId, readonly [string, string, string, string, string]>> = {
  getApplicationConfiguration: [open, open, open, open, open],
  getSpecialTariffs: [open, open, open, off, open],
  getFrequentlyUsedFunctionalities: [open, open, open, off, open],
  getCustomerConfiguration: [isNew, open, open, off, open],
  orderActivationCode: [open, open, demo, off, other],
  activateAccount: [open, open, demo, off, other],
  getAccount: [isNew, open, open, off, open],
  changeName: [isNew, locked, demo, off, open],
  validateAddress: [isNew, open, open, off, open],
  changeAddress: [isNew, locked, demo, off, open],
  deleteAccount: [isNew, open, demo, off, open],
  changeConsent: [isNew, locked, demo, off, open],
  changeEmail: [isNew, locked, demo, off, open],
  changePassword: [isNew, open, demo, off, open],
  getSessions: [isNew, open, demo, off, open],
  endSession: [isNew, open, demo, off, open],
  endAllSessions: [isNew, open, demo, off, open],
  confirmSession: [isNew, open, demo, off, open],
  getSecondFactors: [isNew, open, demo, off, open],
  beginSecondFactor: [isNew, open, demo, off, open],
  confirmSecondFactor: [isNew, open, demo, off, open],
  removeSecondFactor: [isNew, open, demo, off, open],
  makeRecoveryCodes: [isNew, open, demo, off, open],
  checkNewPassword: [isNew, open, demo, off, open],
  getDeletionJob: [isNew, open, open, off, open],
  postponeDeletion: [isNew, open, demo, off, open],
  getPolicies: [isNew, open, open, off, open],
  changePolicy: [isNew, open, demo, off, other],
  changePaymentDetails: [isNew, open, demo, off, other],
  checkIban: [isNew, open, open, off, open],
  calculatePolicyChange: [isNew, open, open, off, other],
  calculateAddressChange: [isNew, open, open, off, other],
  requestEvb: [isNew, open, demo, off, other],
  getNotifications: [isNew, open, open, off, open],
  dismissNotification: [isNew, open, demo, off, open],
  reportClaim: [isNew, open, demo, off, other],
  getClaimReports: [isNew, open, open, off, open],
  getClaimReport: [isNew, open, open, off, open],
  downloadClaimReport: [isNew, open, open, off, open],
  addClaimFile: [isNew, open, demo, off, other],
  removeClaimFile: [isNew, open, demo, off, other],
  getDrafts: [isNew, open, demo, off, open],
  getDraft: [isNew, open, demo, off, open],
  putDraft: [isNew, open, demo, off, other],
  deleteDraft: [isNew, open, demo, off, open],
  uploadDocument: [isNew, locked, demo, off, other],
  getDocuments: [isNew, open, open, off, other],
  downloadDocument: [isNew, open, open, off, other],
  youngDriverDocument: [isNew, open, open, off, open],
  requestTemporaryCoverage: [isNew, open, demo, off, other],
  requestAccompaniedDriving: [isNew, open, demo, off, other],
  sendMailContact: [isNew, open, demo, off, other],
  requestPhoneContact: [isNew, open, demo, off, other],
  calculateNcb: [isNew, open, open, off, other],
  exportNcb: [isNew, open, open, off, other],
  requestGreenCard: [isNew, open, demo, off, other],
  requestTaxCertificate: [isNew, open, demo, off, other],
  getTariffConditions: [isNew, open, open, off, other],
  downloadTariffConditions: [isNew, open, open, off, other],
  getGoogleCard: [isNew, open, open, off, other],
  getAppleCard: [isNew, open, open, off, other],
  suggestPlaces: [isNew, open, open, off, open],
  resolvePlace: [isNew, open, open, off, open],
};

/** The entry of the application configuration that switches an operation off. All other operations have none. */
const functions: Readonly<Partial<Record<OperationId, string>>> = {
  changeAddress: 'ADDRESSCHANGES',
  requestEvb: 'ADDRESSCHANGES',
  changePolicy: 'POLICYCHANGES',
  changePaymentDetails: 'POLICYCHANGES',
  checkIban: 'POLICYCHANGES',
  calculatePolicyChange: 'POLICYCHANGES',
  calculateAddressChange: 'POLICYCHANGES',
  uploadDocument: 'POLICYCHANGES',
  getDocuments: 'DOCUMENTS',
  downloadDocument: 'DOCUMENTS',
  reportClaim: 'CLAIMREPORT',
  getClaimReports: 'CLAIMREPORTS',
  getClaimReport: 'CLAIMREPORTS',
  downloadClaimReport: 'CLAIMREPORTS',
  addClaimFile: 'CLAIMFILES',
  removeClaimFile: 'CLAIMFILES',
  getDrafts: 'DRAFTS',
  getDraft: 'DRAFTS',
  putDraft: 'DRAFTS',
  deleteDraft: 'DRAFTS',
};
const allFunctions = [...new Set(Object.values(functions))];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

/** Sends an empty request: an allowed caller gets a refusal of its shape, so that it has no effect. */
async function ask(operation: Operation, kind: Kind): Promise<string> {
  const key = kinds[kind];
  const path = operation.path
    .replace('{accountId}', key === null ? 'x' : idOf(key))
    .replace(/{\w+}/g, 'nothing');
  const body =
    operation.upload === undefined
      ? operation.request === undefined
        ? {}
        : { body: {} }
      : { raw: formWith(pdf()) };
  const response = await app.call(key, operation.method, path, body);
  const code = await response.text();
  return [401, 403].includes(response.status) ? code : open;
}

describe.each(Object.values<Operation>(operations).map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const row = new Map(Object.entries(table)).get(id) ?? [];
    const [notActivated = '', deactivated = '', ofDemo = '', portalOff = '', otherBrand = ''] = row;

    it.each<[Kind, string]>([
      ['normal', open],
      ['notActivated', notActivated],
      ['deactivated', deactivated],
      ['demo', ofDemo],
      ['portalOff', portalOff],
      ['otherBrand', otherBrand],
      ['anonymous', 'UNAUTHORIZED'],
    ])('AUTH-010 AUTH-011 AUTH-012 to %s is %s', async (kind, expected) => {
      expect(await ask(operation, kind)).toBe(expected);
    });

    it('the document has its refusals', () => {
      const refusals = row.filter((code) => code !== open);
      const expected = id in functions ? [...refusals, 'FUNCTIONALITY_OFF'] : refusals;
      expect(new Set(listAccessCodes(id))).toEqual(new Set(expected));
    });
  },
);

describe.each(allFunctions)('SHELL-020 SHELL-054 SHELL-055 SHELL-056 %s switched off', (name) => {
  it('refuses the calls of the function and no other', async () => {
    const { query } = app.database;
    const setApplication = (application: string) =>
      query.updateTable('accounts').set({ application }).where('account_id', '=', idOf('autohaus')).execute();
    const on = allFunctions.map((each) => ({ type: `FUNCTIONALITY_${each}`, value: each !== name }));
    await setApplication(JSON.stringify(on));
    const refused = [];
    for (const operation of Object.values<Operation>(operations))
      if ((await ask(operation, 'switched')) === 'FUNCTIONALITY_OFF') refused.push(operation.id);

    const expected = Object.entries(functions).filter(
      // Files of reports are off where reports cannot be read.
      ([, each]) => each === name || (name === 'CLAIMREPORTS' && each === 'CLAIMFILES'),
    );
    expect(refused.toSorted()).toEqual(expected.map(([id]) => id).toSorted());
  });
});

it('a call gets 503 while the provider of its token cannot be reached', async () => {
  const unsure = await testApp({ verify: () => Promise.resolve('unreachable') });
  const answer = await unsure.call('mueller', 'GET', `/api/v1/account/accounts/${idOf('mueller')}`);

  expect([answer.status, await answer.text(), answer.headers.get('retry-after')]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
    '10',
  ]);
  await unsure.close();
});

it('AUTH-012 contracts of a related account of another brand are not shown', async () => {
  const { query } = app.database;
  const partnerId = idOf('mueller-partner');
  const { policy_number: policyNumber } = await query
    .selectFrom('policies')
    .select('policy_number')
    .where('account_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const statuses = async () => {
    const read = await app.call('mueller', 'GET', `/api/v1/policy/accounts/${idOf('mueller')}`);
    const asked = await app.call(
      'mueller',
      'POST',
      `/api/v1/account/accounts/${idOf('mueller')}/mail/mail-contact`,
      { body: { ...contactRequests.sendMailContact, policyNumber } },
    );
    return [(await read.text()).includes(partnerId), asked.status];
  };
  const findUnder = (brands: string) =>
    query
      .updateTable('accounts')
      .set({ detected_brands: brands })
      .where('account_id', '=', partnerId)
      .execute();

  expect(await statuses()).toEqual([true, 204]);
  await findUnder('["Nordkamp"]');
  expect(await statuses()).toEqual([false, 403]);
  await findUnder('[]');
});
