import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/calendar/index.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp, today } from '../../fixtures/testApp.ts';

let app: TestApp;
let clock = now;
beforeAll(async () => {
  app = await testApp({ clock: () => clock });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  clock = now;
  for (const table of ['name_changes', 'pending_addresses', 'idempotency_keys', 'notifications'] as const)
    await app.database.query.deleteFrom(table).execute();
});

const path = (as: string, call = '') => `/api/v1/account/accounts/${idOf(as)}${call}`;
const accountOf = async (as: string): Promise<Record<string, unknown>> =>
  (await (await app.call(as, 'GET', path(as))).json()) as Record<string, unknown>;
const seen = async (response: Response) => `${response.status} ${await response.text()}`;
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

describe('name', () => {
  const name = { newLastName: 'Berg', reason: 'MARRIAGE', salutation: 'FRAU', title: 'DR' };
  const change = (as: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.call(as, 'PUT', path(as, '/name'), { body, headers });

  it('API-023 API-024 ACC-026 is changed, and the account shows it from then on', async () => {
    expect(await seen(await change('mahnung', { ...name, salutation: 'UNDEFINED' }))).toBe('204 ');

    expect(await accountOf('mahnung')).toMatchObject({
      lastName: 'Berg',
      firstName: 'Markus',
      title: 'DR',
      salutation: 'UNDEFINED',
    });
  });

  it('is told to the e-mail address of the account, with what to do if it was another person', async () => {
    const { email } = await accountOf('einwilligung');
    expect(await seen(await change('einwilligung', name))).toBe('204 ');

    const mails = await app.database.query
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('to', '=', String(email))
      .execute();
    expect(mails).toMatchObject([
      { subject: 'Ihr Name ist geändert', text: expect.stringContaining('Sie waren das nicht?') },
    ]);
  });

  it('ACC-027 is changed once per day of Berlin', async () => {
    await change('mueller', name);

    expect(await seen(await change('mueller', { ...name, title: null }))).toBe('403 CHANGE_NAME_LIMIT');
    clock = new Date('2026-11-21T22:59:00Z');
    expect(await seen(await change('mueller', { ...name, title: null }))).toBe('403 CHANGE_NAME_LIMIT');
    clock = new Date('2026-11-21T23:01:00Z');
    expect(await seen(await change('mueller', { ...name, title: null }))).toBe('204 ');
  });

  it('is changed once by a repeated intent, with the same response', async () => {
    const key = { 'idempotency-key': 'draft-1-name' };
    const first = await change('stoerung', name, key);

    expect([first.status, (await change('stoerung', name, key)).status]).toEqual([204, 204]);
    expect(await seen(await change('stoerung', { ...name, title: null }, key))).toBe(
      '409 IDEMPOTENCY_CONFLICT',
    );
  });

  it.each([
    ['another last name without a reason', 'wartung', { ...name, reason: undefined }, '422 REASON_MISSING'],
    [
      'nothing new',
      'wartung',
      { newLastName: 'Wirth', salutation: 'FRAU', title: null },
      '422 NOTHING_CHANGED',
    ],
    ['ACC-028 a demo account', 'demo', name, '403 DEMO_ACCOUNT'],
    ['ACC-020 a company', 'autohaus', name, '403 COMPANY_ACCOUNT'],
    ['a deactivated customer', 'gesperrt', name, '403 CUSTOMER_DEACTIVATED'],
    ['an account that is not activated', 'neu', name, '403 NOT_ACTIVATED'],
    ['ACC-018 a reason that is none', 'wartung', { ...name, reason: 'OTHER' }, '400 INVALID_REQUEST'],
    ['ACC-023 no last name', 'wartung', { ...name, newLastName: ' ' }, '400 INVALID_REQUEST'],
    ['a person who becomes a company', 'wartung', { ...name, salutation: 'FIRMA' }, '403 COMPANY_ACCOUNT'],
  ])('is refused: %s', async (_, as, body, refusal) => {
    expect(await seen(await change(as, body))).toBe(refusal);
    expect(await app.database.query.selectFrom('name_changes').selectAll().execute()).toEqual([]);
  });

  it('of another account cannot be changed', async () => {
    const response = await app.call('mueller', 'PUT', path('wartung', '/name'), { body: name });

    expect(await seen(response)).toBe('403 FORBIDDEN');
  });
});

const home = { street: 'Kantstraße 5', zip: '10625', city: 'Berlin', country: 'Deutschland' };

describe('check of an address', () => {
  const check = async (body: unknown) =>
    seen(await app.call('mueller', 'POST', path('mueller', '/validateAddress'), { body }));

  it.each([
    ['a known town', home, '204 '],
    ['in other spelling', { ...home, city: ' BERLIN ', country: 'deutschland' }, '204 '],
    ['a postal code of another town', { ...home, city: 'Köln' }, '400 INVALID_ADDRESS'],
    ['an unknown postal code', { ...home, zip: '99999' }, '400 INVALID_ADDRESS'],
    ['another country', { ...home, country: 'Österreich' }, '400 INVALID_ADDRESS'],
    ['no street', { ...home, street: '5' }, '400 INVALID_ADDRESS'],
    ['a missing part', { ...home, street: '' }, '400 INVALID_REQUEST'],
  ])('API-019 ACC-036 %s', async (_, body, answer) => {
    expect(await check(body)).toBe(answer);
  });
});

describe('address', () => {
  const move = (more: Readonly<Record<string, unknown>> = {}) => ({
    ...home,
    email: 'anna.mueller@beispiel.de',
    phoneNumber: '0221 555 0117',
    validFrom: today,
    ...more,
  });
  const change = (as: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.call(as, 'PUT', path(as, '/address'), { body, headers });

  it('API-016 is changed at once when it is valid from today, and the response says so', async () => {
    expect(await seen(await change('mueller', move({ street: ' Kantstraße 5 ' })))).toBe('204 ');

    expect((await accountOf('mueller'))['address']).toMatchObject(home);
    const notes = await app.database.query.selectFrom('notifications').selectAll().execute();
    expect(notes.map(({ message }) => message)).toEqual([{ type: 'ACCOUNT_ADDRESS_UPDATE_SUCCESS' }]);
  });

  it('API-017 ACC-031 is pending until a later day and valid from that day on, at midnight in Berlin', async () => {
    await change('fehler', move({ validFrom: '2026-12-01' }));

    clock = new Date('2026-11-30T22:59:00Z');
    expect((await accountOf('fehler'))['address']).toMatchObject({ street: 'Gleueler Straße 77' });
    clock = new Date('2026-11-30T23:00:00Z');
    expect((await accountOf('fehler'))['address']).toMatchObject(home);
  });

  it('keeps the address that is valid by now when the next one is stored', async () => {
    await change('fehler', move({ validFrom: addDays(today, 1) }));
    clock = days(2);
    await change('fehler', move({ street: 'Später 1', validFrom: addDays(today, 30) }));

    expect((await accountOf('fehler'))['address']).toMatchObject(home);
    clock = days(31);
    expect((await accountOf('fehler'))['address']).toMatchObject({ street: 'Später 1' });
  });

  it.each([
    [addDays(today, -1), '422 DATE_OUT_OF_RANGE'],
    [addDays(today, 180), '204 '],
    [addDays(today, 181), '422 DATE_OUT_OF_RANGE'],
    ['21.11.2026', '400 INVALID_REQUEST'],
  ])('ACC-031 valid from %s', async (validFrom, answer) => {
    expect(await seen(await change('mahnung', move({ validFrom })))).toBe(answer);
  });

  it.each([
    ['ACC-042 a demo account', 'demo', '403 DEMO_ACCOUNT'],
    ['ACC-088 a company', 'autohaus', '403 COMPANY_ACCOUNT'],
    ['a deactivated customer', 'gesperrt', '403 CUSTOMER_DEACTIVATED'],
    ['ACC-041 maintenance', 'wartung', '503 DOWNTIME'],
  ])('is refused: %s', async (_, as, refusal) => {
    expect(await seen(await change(as, move()))).toBe(refusal);
  });

  const withEntry = async (type: string, value: string, act: () => Promise<unknown>) => {
    const { query } = app.database;
    const set = (application: unknown) =>
      query
        .updateTable('accounts')
        .set({ application: JSON.stringify(application) })
        .where('account_id', '=', idOf('mueller'))
        .execute();
    const { application } = await query
      .selectFrom('accounts')
      .select('application')
      .where('account_id', '=', idOf('mueller'))
      .executeTakeFirstOrThrow();
    await set([{ type, value }]);
    try {
      return await act();
    } finally {
      await set(application);
    }
  };

  it('ACC-040 around the turn of the year is received and processed later', async () => {
    const answer = await withEntry('YEAR_END_BUSINESS', 'true', async () =>
      seen(await change('mueller', move({ street: 'Kastanienallee 1', zip: '10435' }))),
    );

    expect(answer).toBe('202 ');
    expect((await accountOf('mueller'))['address']).toMatchObject({ zip: '10435' });
  });

  it('SHELL-055 is refused while changes of address are switched off', async () => {
    const answer = await withEntry('FUNCTIONALITY_ADDRESSCHANGES', 'false', async () =>
      seen(await change('mueller', move())),
    );

    expect(answer).toBe('403 FUNCTIONALITY_OFF');
  });

  it('is changed once by a repeated intent', async () => {
    const key = { 'idempotency-key': 'draft-1-address' };
    await change('mueller', move(), key);
    await change('mueller', move(), key);

    expect(await app.database.query.selectFrom('notifications').selectAll().execute()).toHaveLength(1);
  });
});

it('keeps every change of an account that several tabs make at the same moment', async () => {
  const put = (url: string, body: unknown) => app.call('nachrichten', 'PUT', url, { body });
  const answers = await Promise.all([
    put(path('nachrichten', '/name'), {
      newLastName: 'Neuland',
      reason: 'MARRIAGE',
      salutation: 'FRAU',
      title: 'DR',
    }),
    put(`/api/v1/consent/accounts/${idOf('nachrichten')}`, {
      mailAdvertising: false,
      phone: true,
      survey: false,
      phoneNumber: '0221 999',
    }),
    put(path('nachrichten', '/address'), {
      street: 'Neue Straße 1',
      zip: '50667',
      city: 'Köln',
      country: 'Deutschland',
      email: 'nora.neuhaus@beispiel.de',
      validFrom: today,
    }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await accountOf('nachrichten')).toMatchObject({
    lastName: 'Neuland',
    phoneNumber: '0221 999',
    consent: { phone: true },
    address: { street: 'Neue Straße 1' },
  });
});
