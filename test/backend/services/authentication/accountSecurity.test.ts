import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../../src/backend/limits/limits.ts';
import { operations, type OperationId } from '../../../../src/protocol/index.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, password, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
let clock = now;
beforeAll(async () => {
  app = await testApp({ clock: () => clock });
}, hookTimeout);
beforeEach(() => {
  clock = now;
});
afterAll(() => app.close());

const call = (as: string, id: OperationId, body?: unknown, headers = {}) =>
  app.call(as, operations[id].method, operations[id].path.replace('{accountId}', idOf(as)), {
    headers,
    ...(body === undefined ? {} : { body }),
  });
const said = async (response: Response) => [response.status, await response.text()];
const accountOf = async (as: string) => (await call(as, 'getAccount')).json();
const signIns = (as: string) =>
  app.database.query.selectFrom('users').selectAll().where('account_id', '=', idOf(as)).execute();
const subjectsTo = async (to: string) =>
  (
    await app.database.query
      .selectFrom('outbox')
      .select('subject')
      .where('to', '=', to)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

const consent = { mailAdvertising: false, phone: true, survey: false, phoneNumber: '0221 555-0119' };

describe('consent', () => {
  it('API-020 ACC-053 is stored with the phone number and the day, once a day', async () => {
    expect(await said(await call('mueller', 'changeConsent', consent))).toEqual([204, '']);

    expect(await accountOf('mueller')).toMatchObject({
      consent: { mailAdvertising: false, phone: true, survey: false },
      phoneNumber: '0221 555-0119',
    });
    expect(await (await call('mueller', 'getCustomerConfiguration')).json()).toEqual({
      lastConsentChange: '2026-11-21',
    });
    expect(await said(await call('mueller', 'changeConsent', consent))).toEqual([
      403,
      'UPDATE_CONSENT_LIMIT',
    ]);

    clock = new Date('2026-11-21T23:00:00Z');
    const nothing = { mailAdvertising: false, phone: false, survey: false };
    expect((await call('mueller', 'changeConsent', nothing)).status).toBe(204);
    expect(await accountOf('mueller')).toMatchObject({ consent: nothing, phoneNumber: '0221 555-0119' });
  });

  it('API-020 is processed later around the turn of the year', async () => {
    await app.database.query
      .updateTable('accounts')
      .set({ application: JSON.stringify([{ type: 'YEAR_END_BUSINESS', value: 'true' }]) })
      .where('account_id', '=', idOf('mahnung'))
      .execute();

    expect(await said(await call('mahnung', 'changeConsent', consent))).toEqual([202, '']);
  });

  it.each([
    ['a number nobody may call', { ...consent, phone: false }, 422, 'CONTRADICTION'],
    ['no number to call', { mailAdvertising: true, phone: true, survey: false }, 422, 'CONTRADICTION'],
    ['words for a number', { ...consent, phoneNumber: 'abends' }, 400, 'INVALID_REQUEST'],
    ['21 digits', { ...consent, phoneNumber: '1'.repeat(21) }, 400, 'INVALID_REQUEST'],
  ])('ACC-049 ACC-050 refuses %s', async (_, body, status, code) => {
    expect(await said(await call('mueller', 'changeConsent', body))).toEqual([status, code]);
  });
});

describe('e-mail address', () => {
  const newEmail = 'Anna.Neu@beispiel.de';

  it('API-021 mails a link to the new address and a note to the old one, and is not changed before', async () => {
    const before = await signIns('nordkamp-kundin');
    const asked = await call('nordkamp-kundin', 'changeEmail', { newEmail, password });

    expect(await said(asked)).toEqual([204, '']);
    expect(await signIns('nordkamp-kundin')).toEqual(before);
    expect(await accountOf('nordkamp-kundin')).toMatchObject({ email: 'nele.kampe@beispiel.de' });
    expect(await subjectsTo('nele.kampe@beispiel.de')).toEqual(['Ihre E-Mail-Adresse soll sich ändern']);
    const { text, html } = await app.database.query
      .selectFrom('outbox')
      .select(['text', 'html'])
      .where('to', '=', newEmail)
      .executeTakeFirstOrThrow();
    const [link = ''] =
      /http:\/\/nordkamp\.localhost\/oidc\/interaction\/email\/[\w-]{43}\b/.exec(text) ?? [];
    expect(html).toContain(`href="${link}"`);
    const { token_hash: hash } = await app.database.query
      .selectFrom('pending_emails')
      .select('token_hash')
      .executeTakeFirstOrThrow();
    expect([link.length > 60, link.includes(hash)]).toEqual([true, false]);
  });

  it('ACC-064 is refused when another account of the brand has it, whatever its case', async () => {
    const taken = { newEmail: 'LARS.Abel@beispiel.de', password };

    expect(await said(await call('stoerung', 'changeEmail', taken))).toEqual([409, 'EMAIL_IN_USE']);
    const ofAnotherBrand = { newEmail: 'sonja.wald@beispiel.de', password };
    expect((await call('stoerung', 'changeEmail', ofAnotherBrand)).status).toBe(204);
  });

  it('ACC-063 needs the password', async () => {
    expect(await said(await call('wartung', 'changeEmail', { newEmail, password: 'falsch' }))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    expect(await signIns('wartung')).toMatchObject([{ login: 'wanda.wirth@beispiel.de' }]);
  });

  it('no session causes more than ten mails to other addresses on a day', async () => {
    const ask = (address: string) => call('jahreswechsel', 'changeEmail', { newEmail: address, password });
    for (let mails = 0; mails < limits.emailChangesOfSession.most; mails += 1)
      expect((await ask(`anna.${mails}@beispiel.de`)).status).toBe(204);

    const refused = await ask(newEmail);

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(12 * 60 * 60)]);
    clock = new Date('2026-11-21T23:00:00Z');
    expect((await ask(newEmail)).status).toBe(204);
  });
});

describe('password', () => {
  const newPassword = ' mit Leerzeichen ';

  it('API-022 is changed, including spaces; the old one is refused', async () => {
    const changed = await call('sperberg-kunde', 'changePassword', { oldPassword: password, newPassword });

    expect(changed.status).toBe(204);
    const again = { oldPassword: password, newPassword };
    expect(await said(await call('sperberg-kunde', 'changePassword', again))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    const back = { oldPassword: newPassword, newPassword: 'Wolkenbruch im Mai' };
    expect((await call('sperberg-kunde', 'changePassword', back)).status).toBe(204);
    expect(await subjectsTo('simon.berger@beispiel.de')).toHaveLength(2);
  });

  it('ACC-070 ACC-073 a short new one is refused here, after the old one was right', async () => {
    const short = { oldPassword: password, newPassword: 'sieben7' };

    expect(await said(await call('marlau-kunde', 'changePassword', short))).toEqual([
      422,
      'PASSWORD_TOO_SHORT',
    ]);
    const both = { ...short, oldPassword: 'falsch' };
    expect(await said(await call('marlau-kunde', 'changePassword', both))).toEqual([403, 'WRONG_PASSWORD']);
  });

  it.each(['password1', 'Qwertyuiop', 'MARLAU-2026', 'Martin.Lauer@beispiel.de', 'Martin.Lauer7'])(
    'ACC-073 "%s" is guessed early, and refused with a code of its own',
    async (easy) => {
      const body = { oldPassword: password, newPassword: easy };

      expect(await said(await call('marlau-kunde', 'changePassword', body))).toEqual([
        422,
        'PASSWORD_TOO_EASY',
      ]);
    },
  );

  it.each([
    ['passwort123', 422, 'PASSWORD_TOO_EASY'],
    ['Saarbrücken!66111', 422, 'PASSWORD_TOO_EASY'],
    ['sieben7', 422, 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(201), 400, 'INVALID_REQUEST'],
    ['Wolkenbruch im Mai', 204, ''],
  ])('%j gets the same answer while it is typed and when it is sent', async (typed, status, code) => {
    const body = { newPassword: typed };
    expect(await said(await call('marlau-kunde', 'checkNewPassword', body))).toEqual([status, code]);
    const sent = { ...body, oldPassword: password };
    expect(await said(await call('marlau-kunde', 'changePassword', sent))).toEqual([status, code]);
  });

  it('is checked while it is typed 120 times in 15 minutes', async () => {
    const check = () => call('eskamp-kundin', 'checkNewPassword', { newPassword: 'passwort123' });
    const { query } = app.database;
    await query.deleteFrom('limit_counters').execute();
    expect((await check()).status).toBe(422);
    await query.updateTable('limit_counters').set({ count: 119 }).execute();
    expect((await check()).status).toBe(422);

    const refused = await check();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    clock = new Date(now.getTime() + 15 * 60_000);
    expect((await check()).status).toBe(422);
  });

  it('is not checked after five wrong ones in 15 minutes, in any call', async () => {
    for (const wrong of ['a', 'b', 'c'])
      await call('rotdorn-kunde', 'changePassword', { oldPassword: wrong, newPassword });
    for (const wrong of ['d', 'e'])
      await call('rotdorn-kunde', 'changeEmail', { newEmail: 'x@y.de', password: wrong });

    const right = () => call('rotdorn-kunde', 'changePassword', { oldPassword: password, newPassword });
    const slowed = await right();
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '900']);
    clock = new Date(now.getTime() + 15 * 60_000);
    expect((await right()).status).toBe(204);
  });
});

describe('deletion', () => {
  const email = 'anna.mueller@beispiel.de';
  const key = { 'idempotency-key': 'a-deletion' };

  it('API-010 removes sign-in, person and links and keeps contracts', async () => {
    expect(await said(await call('mueller', 'deleteAccount', { password, email }, key))).toEqual([204, '']);

    const { query } = app.database;
    const account = await query
      .selectFrom('accounts')
      .select(['profile', 'last_consent_change', 'deleted_at'])
      .where('account_id', '=', idOf('mueller'))
      .executeTakeFirst();
    expect(account).toEqual({
      profile: { accountId: idOf('mueller'), email: '', salutation: 'UNDEFINED' },
      last_consent_change: null,
      deleted_at: now.toISOString(),
    });
    expect(await signIns('mueller')).toEqual([]);
    for (const table of ['notifications', 'related_accounts'] as const)
      expect(
        await query.selectFrom(table).where('account_id', '=', idOf('mueller')).selectAll().execute(),
      ).toEqual([]);
    const policies = await query
      .selectFrom('policies')
      .select('data')
      .where('account_id', '=', idOf('mueller'))
      .execute();
    expect(policies.length).toBeGreaterThan(10);
    expect(await subjectsTo(email)).toEqual(['Ihr Konto ist gelöscht']);
  });

  it('makes all tokens invalid', async () => {
    await call('tellwig-kundin', 'deleteAccount', { password, email: 'tessa.wigger@beispiel.de' }, key);

    for (const id of ['getAccount', 'getPolicies', 'deleteAccount'] as const) {
      const body = id === 'deleteAccount' ? { password, email } : undefined;
      expect(await said(await call('tellwig-kundin', id, body))).toEqual([401, 'UNAUTHORIZED']);
    }
  });

  it.each([
    ['with a wrong password', 'sonnwald-kundin', { password: 'falsch', email }, 403, 'WRONG_PASSWORD'],
    ["with another account's address", 'sonnwald-kundin', { password, email: 'a@b.de' }, 422, 'OTHER_EMAIL'],
    ['without an address', 'sonnwald-kundin', { password }, 400, 'INVALID_REQUEST'],
  ])('%s is refused, and no account is deleted', async (_, as, body, status, code) => {
    expect(await said(await call(as, 'deleteAccount', body))).toEqual([status, code]);
    expect((await call(as, 'getAccount')).status).toBe(200);
  });
});

describe('deletion job', () => {
  it('API-025 is read with its state and day; without one there is no content', async () => {
    const jobs = ['loeschung-1', 'loeschung-verschoben', 'loeschung-2'].map(async (as) =>
      (await call(as, 'getDeletionJob')).json(),
    );

    expect(await Promise.all(jobs)).toEqual([
      { state: 'SENT_MAIL_1', deletesOn: '2026-12-17' },
      { state: 'POSTPONED', deletesOn: '2027-04-04' },
      { state: 'SENT_MAIL_2', deletesOn: '2026-12-09' },
    ]);
    expect(await said(await call('autohaus', 'getDeletionJob'))).toEqual([204, '']);
  });

  it('API-026 ACC-086 is postponed once, by six months, and shows it', async () => {
    expect(await said(await call('loeschung-1', 'postponeDeletion'))).toEqual([204, '']);

    const job = { state: 'POSTPONED', deletesOn: '2027-06-17' };
    expect(await (await call('loeschung-1', 'getDeletionJob')).json()).toEqual(job);
    expect((await call('loeschung-1', 'postponeDeletion')).status).toBe(204);
    clock = new Date('2026-11-22T11:00:00Z');
    expect(await said(await call('loeschung-1', 'postponeDeletion'))).toEqual([409, 'NOT_POSTPONABLE']);
    expect(await (await call('loeschung-1', 'getDeletionJob')).json()).toEqual(job);
    expect(await subjectsTo('lars.abel@beispiel.de')).toEqual(['Ihr Konto bleibt vorerst bestehen']);
  });

  it.each(['loeschung-2', 'loeschung-verschoben', 'autohaus'])(
    'ACC-085 of %s cannot be postponed',
    async (as) => {
      expect(await said(await call(as, 'postponeDeletion'))).toEqual([409, 'NOT_POSTPONABLE']);
    },
  );
});

it.each([
  ['changeConsent', consent],
  ['changeEmail', { newEmail: 'x@y.de', password }],
  ['changePassword', { oldPassword: password, newPassword: password }],
  ['deleteAccount', { password, email: 'dora.demmer@beispiel.de' }],
  ['postponeDeletion', undefined],
] as const)('AUTH-010 a demo account is refused %s', async (id, body) => {
  expect(await said(await call('demo', id, body))).toEqual([403, 'DEMO_ACCOUNT']);
});

it.each([
  ['changeConsent', consent],
  ['changeEmail', { newEmail: 'x@y.de', password }],
] as const)('AUTH-011 a deactivated customer is refused %s', async (id, body) => {
  expect(await said(await call('gesperrt', id, body))).toEqual([403, 'CUSTOMER_DEACTIVATED']);
});

it('API-027 both paths of the deletion job are settings', async () => {
  const { default: settings } = await import('../../../../rules/_shared/settings.json');

  expect([operations.getDeletionJob.path, operations.postponeDeletion.path]).toEqual([
    settings.deletionJobPath.value,
    settings.postponeDeletionPath.value,
  ]);
});
