import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedAccounts } from '../../../../src/backend/seed/loadSeed.ts';
import { createDatabaseCounters } from '../../../../src/backend/limits/createDatabaseCounters.ts';
import { limits } from '../../../../src/backend/limits/limits.ts';
import { spend } from '../../../../src/backend/limits/spend.ts';
import { operations, type Policy } from '../../../../src/protocol/index.ts';
import { otherAccount } from '../../../protocol/paymentChanges.ts';
import { type Change, contractOf, payloadOf, seen, submit } from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
let clock = now;
let contracts: readonly { readonly policy_number: string; readonly data: unknown }[] = [];
beforeAll(async () => {
  app = await testApp({ clock: () => clock });
  contracts = await app.database.query.selectFrom('policies').select(['policy_number', 'data']).execute();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  clock = now;
  const { query } = app.database;
  for (const table of ['payment_changes', 'policy_changes'] as const) {
    const changed = await query.deleteFrom(table).returning('policy_number').execute();
    for (const { policy_number } of changed) {
      const data = JSON.stringify(contracts.find((one) => one.policy_number === policy_number)?.data);
      await query.updateTable('policies').set({ data }).where('policy_number', '=', policy_number).execute();
    }
  }
  for (const table of ['idempotency_keys', 'outbox', 'limit_counters', 'faults'] as const)
    await query.deleteFrom(table).execute();
});

const at = (day: string) => new Date(`${day}T11:00:00Z`);
const mails = () => app.database.query.selectFrom('outbox').selectAll().execute();

/** Returns the payment of a contract, as a form sends it. */
function paymentOf({ paymentDetails }: Policy): Record<string, unknown> {
  const { paymentMethod, paymentType, dayOfDebit, bankAccount } = JSON.parse(
    JSON.stringify(paymentDetails, (_, value: unknown) => value ?? undefined),
  ) as Policy['paymentDetails'];
  return { paymentMethod, paymentType, dayOfDebit, bankAccount, validFrom: '2026-11-21' };
}

interface Sent {
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly asyncChange?: boolean;
}

async function pay(
  key: string,
  what: object,
  { as = 'mueller', headers = {}, asyncChange = false }: Sent = {},
) {
  const policy = await contractOf(app, key, as);
  const path = `/api/v1/policy/accounts/${idOf(as)}/${policy.policyNumber}/payment-details`;
  return app.call(as, 'PUT', path, {
    body: { ...paymentOf(policy), ...what, asyncChange, customerEmail: 'anna.mueller@beispiel.de' },
    headers: { asyncchange: String(asyncChange), ...headers },
  });
}

const { bankAccount } = otherAccount;
const invoice = { paymentMethod: 'INVOICE', bankAccount: undefined, dayOfDebit: undefined };
const withIban = (iban: string) => ({ bankAccount: { ...bankAccount, iban } });

describe('a change of the payment that counts from today', () => {
  it('API-031 PAY-029 is in the contract afterwards, with an IBAN in capitals without spaces', async () => {
    expect(
      await seen(
        await pay('comprehensive-car', {
          ...withIban('de89 3704\u00a00044\u202f0532 0130 00'),
          dayOfDebit: 15,
        }),
      ),
    ).toBe('204 ');

    const { paymentDetails, futureChanges } = await contractOf(app, 'comprehensive-car');
    expect(paymentDetails).toEqual({
      paymentMethod: 'DIRECT_DEBIT',
      paymentType: 'MONTHLY',
      dayOfDebit: 15,
      bankAccount,
    });
    expect(futureChanges ?? false).toBe(false);
  });

  it('changes the instalment with the period, and not the yearly premium', async () => {
    const instalments: unknown[] = [];
    for (const paymentType of ['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY']) {
      await pay('comprehensive-car', { paymentType });
      const { premiumA, premiumPm } = await contractOf(app, 'comprehensive-car');
      instalments.push([premiumA, premiumPm]);
    }
    expect(instalments).toEqual([
      [671.2, 671.2],
      [671.2, 345.67],
      [671.2, 176.2],
      [671.2, 59.29],
    ]);
  });

  it('PAY-008 removes account and day when the contract is paid by invoice', async () => {
    await pay('partial-car', invoice);

    const {
      paymentMethod,
      dayOfDebit,
      bankAccount: account,
    } = (await contractOf(app, 'partial-car')).paymentDetails;
    expect([paymentMethod, dayOfDebit ?? null, account ?? null]).toEqual(['INVOICE', null, null]);
  });

  it('is confirmed to the account, with the end of the IBAN only', async () => {
    const company = {
      salutation: 'FIRMA',
      companyName: 'Müller Bau GmbH',
      address: bankAccount.accountHolder.address,
    };
    await pay('comprehensive-car', {
      bankAccount: { iban: bankAccount.iban, accountHolder: company },
      paymentType: 'QUARTERLY',
      dayOfDebit: 20,
    });

    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'anna.mueller@beispiel.de',
      subject: 'Ihre Zahlungsdaten zum Vertrag 2417Y-3.508.126',
    });
    for (const line of [
      'Guten Tag Frau Müller,',
      'Ihre Zahlungsdaten sind geändert. Die Änderung gilt ab dem 21. November 2026.',
      'Zahlungsweise: vierteljährlich',
      'Abbuchungstag: 20. des Monats',
      'Kontoinhaberin oder Kontoinhaber: Müller Bau GmbH',
      'IBAN: endet auf 3000',
      'Beitrag: 176,20\u00a0€ im Vierteljahr',
      'Gültig ab: 21.11.2026',
    ])
      expect(mail?.text).toContain(line);
    expect(JSON.stringify(mail)).not.toMatch(/DE89/);
  });

  it('is confirmed although the session has caused all contact mails of a day', async () => {
    const counters = createDatabaseCounters(app.database.query);
    for (let count = 0; count < limits.contactMailsOfSession.most; count += 1)
      await spend(counters, { contactMailsOfSession: `${idOf('mueller')} ` }, now);
    await pay('comprehensive-car', withIban(bankAccount.iban));

    const [mail] = await mails();
    expect(mail?.text).toContain('Sie haben das nicht beauftragt? Dann rufen Sie uns bitte gleich an.');
  });

  it('a repeated request has no second effect', async () => {
    const headers = { 'idempotency-key': 'draft-1-payment' };
    const both = await Promise.all([
      pay('comprehensive-car', withIban(bankAccount.iban), { headers }),
      pay('comprehensive-car', withIban(bankAccount.iban), { headers }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a change of the payment for a later day', () => {
  it('CON-065 is pending, blocks changes of the contract, and applies from its day in Berlin on', async () => {
    expect((await pay('comprehensive-car', { paymentType: 'YEARLY', validFrom: '2026-11-28' })).status).toBe(
      204,
    );
    expect((await mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Ihre Änderung ist vorgemerkt. Sie gilt ab dem 28. November 2026.'),
    ]);
    const before = await contractOf(app, 'comprehensive-car');
    expect(before).toMatchObject({ futureChanges: true, premiumPm: 59.29 });
    const change: Change = { garage: false };
    expect(await seen(await submit(app, before, payloadOf(before, change)))).toBe('403 FUTURE_CHANGES');
    expect(await seen(await pay('comprehensive-car', { ...invoice, paymentType: 'YEARLY' }))).toBe(
      '403 FUTURE_CHANGES',
    );

    clock = new Date('2026-11-27T22:59:00Z');
    expect((await contractOf(app, 'comprehensive-car')).premiumPm).toBe(59.29);
    clock = new Date('2026-11-27T23:01:00Z');
    const after = await contractOf(app, 'comprehensive-car');
    expect(after).toMatchObject({ premiumPm: 671.2, paymentDetails: { paymentType: 'YEARLY' } });
    expect(after.futureChanges ?? false).toBe(false);
  });

  it('CON-067 does not block changes of the account, and each applies from its own day on', async () => {
    await pay('comprehensive-car', { paymentType: 'YEARLY', validFrom: '2026-11-28' });
    expect((await pay('comprehensive-car', withIban(bankAccount.iban))).status).toBe(204);

    const now = await contractOf(app, 'comprehensive-car');
    expect(now).toMatchObject({
      futureChanges: true,
      paymentDetails: { paymentType: 'MONTHLY', bankAccount },
    });
    clock = at('2026-11-28');
    const later = await contractOf(app, 'comprehensive-car');
    expect(later.paymentDetails).toMatchObject({ paymentType: 'YEARLY', bankAccount });

    await pay('comprehensive-car', { dayOfDebit: 10, validFrom: '2026-11-28' });
    const { data } = await app.database.query
      .selectFrom('policies')
      .select('data')
      .where('policy_number', '=', later.policyNumber)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({
      premiumPm: 671.2,
      paymentDetails: { paymentType: 'YEARLY', dayOfDebit: 10 },
    });
    expect('futureChanges' in data).toBe(false);
  });

  it('can be pending together with a change of the contract', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const change = payloadOf(policy, { annualMileage: 20, garage: false, validFrom: '2026-12-01' });
    expect((await submit(app, policy, change)).status).toBe(204);
    expect((await pay('comprehensive-car', withIban(bankAccount.iban))).status).toBe(204);

    clock = at('2026-12-01');
    expect(await contractOf(app, 'comprehensive-car')).toMatchObject({
      premiumPm: 71.9,
      paymentDetails: { bankAccount },
    });
  });

  it.each<[string, string, Sent, number, string]>([
    ['in 7 days', '2026-11-28', {}, 204, '2026-11-28'],
    ['PAY-028 in 8 days', '2026-11-29', {}, 202, '2026-11-29'],
    ['today, for the back office', '2026-11-21', { asyncChange: true }, 202, '2026-11-22'],
    ['at the turn of the year', '2027-01-01', { as: 'jahreswechsel' }, 202, '2027-01-01'],
    ['after the next invoice', '2027-01-05', { as: 'folgerechnung' }, 202, '2027-01-05'],
  ])('%s', async (_, validFrom, sent, status, day) => {
    expect((await pay('comprehensive-car', { paymentType: 'YEARLY', validFrom }, sent)).status).toBe(status);
    const [stored] = await app.database.query.selectFrom('payment_changes').selectAll().execute();
    expect(stored).toMatchObject({
      takes_effect_on: day,
      handed_over: status === 202,
      change: { paymentType: 'YEARLY' },
      done: false,
    });
  });
});

describe('a change of the payment is refused', () => {
  it.each<[string, string, object, Sent, string]>([
    ['of nothing', 'comprehensive-car', {}, {}, '400 NOTHING_CHANGED'],
    [
      'PAY-023 for yesterday',
      'comprehensive-car',
      { dayOfDebit: 10, validFrom: '2026-11-20' },
      {},
      '400 DATE_OUT_OF_RANGE',
    ],
    [
      'PAY-024 for day 181',
      'comprehensive-car',
      { dayOfDebit: 10, validFrom: '2027-05-21' },
      {},
      '400 DATE_OUT_OF_RANGE',
    ],
    [
      'PAY-025 for another day than the fixed one',
      'comprehensive-car',
      { dayOfDebit: 10 },
      { as: 'jahreswechsel' },
      '400 DATE_OUT_OF_RANGE',
    ],
    ['PAY-005 monthly with a season', 'seasonal-in', { paymentType: 'MONTHLY' }, {}, '400 NOT_OFFERED'],
    ['PAY-053 monthly by invoice', 'comprehensive-car', invoice, {}, '400 NOT_OFFERED'],
    [
      'PAY-035 debit without an account',
      'comprehensive-car',
      { bankAccount: undefined },
      {},
      '400 NOT_OFFERED',
    ],
    ['debit without a day', 'comprehensive-car', { dayOfDebit: undefined }, {}, '400 NOT_OFFERED'],
    ['PAY-009 another day', 'comprehensive-car', { dayOfDebit: 2 }, {}, '400 INVALID_REQUEST'],
    ['an invoice with an account', 'partial-car', { ...invoice, bankAccount }, {}, '400 NOT_OFFERED'],
    [
      'PAY-038 a company without its name',
      'comprehensive-car',
      { bankAccount: { iban: bankAccount.iban, accountHolder: { salutation: 'FIRMA', lastName: 'Bau' } } },
      {},
      '400 NOT_OFFERED',
    ],
    ['wrong check digits', 'comprehensive-car', withIban('DE88370400440532013000'), {}, '400 INVALID_IBAN'],
    ['an excluded bank', 'comprehensive-car', withIban('DE87900000000000000001'), {}, '403 EXCLUDED_IBAN'],
    [
      'a header that says something else',
      'comprehensive-car',
      { dayOfDebit: 10 },
      { headers: { asyncchange: 'true' } },
      '400 ASYNC_CHANGE_CONTRADICTS',
    ],
    ['PAY-021 of a contract that is over', 'terminated', { dayOfDebit: 10 }, {}, '403 TERMINATED'],
    ['CON-067 CON-076 of a KPS that is paid', 'kps', { dayOfDebit: 10 }, {}, '403 KPS_ONE_OFF'],
    ['CON-066 the period of a flat rate', 'flatrate', { paymentType: 'YEARLY' }, {}, '403 FLATRATE'],
    [
      'CON-066 the method of a flat rate',
      'flatrate',
      { ...invoice, paymentType: 'YEARLY' },
      {},
      '403 FLATRATE',
    ],
    [
      'CON-060 with open premiums',
      'comprehensive-car',
      { dayOfDebit: 10 },
      { as: 'mahnung' },
      '409 DUNNING_LEVEL',
    ],
    [
      'CON-063 of a deactivated customer',
      'comprehensive-car',
      { dayOfDebit: 10 },
      { as: 'gesperrt' },
      '403 CUSTOMER_DEACTIVATED',
    ],
    ['of a demo account', 'comprehensive-car', { dayOfDebit: 10 }, { as: 'demo' }, '403 DEMO_ACCOUNT'],
    [
      'SHELL-020 while it is switched off',
      'comprehensive-car',
      { dayOfDebit: 10 },
      { as: 'abgeschaltet' },
      '403 FUNCTIONALITY_OFF',
    ],
  ])('%s', async (_, key, what, sent, expected) => {
    expect(await seen(await pay(key, what, sent))).toBe(expected);
    expect(await app.database.query.selectFrom('payment_changes').selectAll().execute()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('for a contract of another account, like for a missing one', async () => {
    const path = `/api/v1/policy/accounts/${idOf('mueller')}/2417Y-9.000.118/payment-details`;
    const body = { ...otherAccount, asyncChange: false, customerEmail: 'anna.mueller@beispiel.de' };
    expect(await seen(await app.call('mueller', 'PUT', path, { body }))).toBe('404 NOT_FOUND');
  });
});

describe('CON-067 allowed changes', () => {
  it.each(['flatrate', 'old-tariff', 'kinto', 'future-changes', 'other-guarantees', 'seasonal-off'])(
    'the account of %s',
    async (key) => {
      expect((await pay(key, withIban(bankAccount.iban))).status).toBe(204);
      expect((await contractOf(app, key)).paymentDetails.bankAccount).toEqual(bankAccount);
    },
  );

  it('CON-075 a KPS paid by invoice may change to direct debit', async () => {
    expect((await pay('kps-invoice', { ...otherAccount, paymentType: 'YEARLY' })).status).toBe(204);
    expect((await contractOf(app, 'kps-invoice')).paymentDetails.paymentMethod).toBe('DIRECT_DEBIT');
  });

  it('an unchanged IBAN, even if its bank was excluded since', async () => {
    const { query } = app.database;
    await query.insertInto('excluded_banks').values({ prefix: 'DE1203' }).execute();
    expect((await pay('comprehensive-car', { dayOfDebit: 20 })).status).toBe(204);
    await query.deleteFrom('excluded_banks').where('prefix', '=', 'DE1203').execute();
  });
});

describe('API-032 the check of an IBAN', () => {
  const check = (iban: string) =>
    app.call(
      'mueller',
      'POST',
      `/api/v1/policy/accounts/${idOf('mueller')}/iban/${encodeURIComponent(iban)}`,
    );

  it.each<[string, string, string]>([
    ['German', 'DE89370400440532013000', '204 '],
    ['lower case, with space of every kind', ' de89\u00a03704\t0044\u202f0532\u200b0130\ufeff00\n', '204 '],
    ['Dutch', 'NL91ABNA0417164300', '204 '],
    ['Austrian', 'AT611904300234573201', '204 '],
    ['of 33 characters', 'RU0204452560040702810412345678901', '204 '],
    ['wrong check digits', 'DE88370400440532013000', '400 INVALID_IBAN'],
    ['check digits that are never given', 'DE00370400440532013000', '400 INVALID_IBAN'],
    ['too short for its country', 'DE8937040044053201', '400 INVALID_IBAN'],
    ['too long for its country', 'DE893704004405320130000000', '400 INVALID_IBAN'],
    ['with hyphens', 'DE89-3704-0044-0532-0130-00', '400 INVALID_IBAN'],
    ['a country that has none', 'XX89370400440532013000', '400 INVALID_IBAN'],
    ['of a bank that is excluded', 'DE87900000000000000001', '403 EXCLUDED_IBAN'],
    ['of a country that is excluded', 'TR330006100519786457841326', '403 EXCLUDED_IBAN'],
    ['something else', 'Guten Tag', '400 INVALID_IBAN'],
    ['longer than anything', 'D'.repeat(65), '400 INVALID_REQUEST'],
  ])('%s', async (_, iban, expected) => {
    expect(await seen(await check(iban))).toBe(expected);
  });

  it('leaves no IBAN in the log, the metrics or stored responses', async () => {
    for (const iban of [
      'DE89370400440532013000',
      'DE88370400440532013000',
      'DE87900000000000000001',
      'D'.repeat(70),
    ])
      await check(iban);
    await pay('comprehensive-car', withIban('DE88370400440532013000'), {
      headers: { 'idempotency-key': 'draft-2-payment' },
    });
    await pay('comprehensive-car', withIban(bankAccount.iban), {
      headers: { 'idempotency-key': 'draft-3-payment' },
    });
    await app.database.query
      .insertInto('faults')
      .values({ account_id: idOf('mueller'), operation: 'checkIban', status: 500, body: 'INTERNAL_ERROR' })
      .execute();
    expect((await check(bankAccount.iban)).status).toBe(500);

    const kept = await app.database.query.selectFrom('idempotency_keys').selectAll().execute();
    const said = JSON.stringify([app.log, kept]);
    expect(said).toContain(operations.checkIban.path);
    expect(said).not.toMatch(/D(?:E\d|DDD)/);
  });
});

it('every IBAN of the seed is valid, and none is excluded', async () => {
  for (const { everyContract } of seedAccounts.values()) {
    const path = `/api/v1/policy/accounts/${idOf('mueller')}/iban/${everyContract.iban}`;
    expect([everyContract.iban, (await app.call('mueller', 'POST', path)).status]).toEqual([
      everyContract.iban,
      204,
    ]);
  }
});
