import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactRequests } from '../../../protocol/contactRequests.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['idempotency_keys', 'outbox'] as const)
    await app.database.query.deleteFrom(table).execute();
});

type Kind = keyof typeof contactRequests;
const kinds = Object.keys(contactRequests) as Kind[];
const paths = {
  requestTemporaryCoverage: 'temporary-coverage',
  requestAccompaniedDriving: 'accompanied-driving',
  sendMailContact: 'mail-contact',
  requestPhoneContact: 'phone-contact',
} as const satisfies Record<Kind, string>;

const send = (kind: Kind, changes: object = {}, { as = 'mueller', key = '', host = 'localhost' } = {}) =>
  app.call(as, 'POST', `/api/v1/account/accounts/${idOf(as)}/mail/${paths[kind]}`, {
    body: { ...contactRequests[kind], ...changes },
    host,
    ...(key === '' ? {} : { headers: { 'idempotency-key': key } }),
  });
const mails = () => app.database.query.selectFrom('outbox').selectAll().execute();
const answerOf = async (response: Response) => [response.status, await response.text()];
const policyNumberOf = async (key: string, account = 'mueller') => {
  const row = await app.database.query
    .selectFrom('policies')
    .select('policy_number')
    .where('account_id', '=', idOf(account))
    .where('seed_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.policy_number;
};

describe('a valid request', () => {
  it.each([
    [
      'API-046 temporary coverage',
      'requestTemporaryCoverage',
      'Weitere Fahrer vorübergehend mitversichern zum Vertrag 2417Y-3.508.126',
      ['Mitversichert ab: 21.11.2026', 'Mitversichert bis: 18.12.2026'],
    ],
    [
      'API-047 accompanied driving',
      'requestAccompaniedDriving',
      'Begleitetes Fahren ab 17 (BF17) zum Vertrag 2417Y-3.508.126',
      ['Geburtsdatum der fahrenden Person: 23.11.2009', 'Mitversichert ab: 23.11.2026'],
    ],
    [
      'API-048 a mail',
      'sendMailContact',
      'Anfrage per E-Mail zum Vertrag 2417Y-3.508.126',
      ['Bitte senden Sie mir den Versicherungsschein.'],
    ],
    [
      'API-045 a callback',
      'requestPhoneContact',
      'Bitte um Rückruf zum Vertrag 2417Y-3.508.126',
      ['Rückruf unter: +49 (0)221 555-0117', 'Grund: Sonstiges', 'Ich habe eine Frage zu meinem Anhänger.'],
    ],
  ] as const)('%s waits in the outbox for the service of the brand', async (_, kind, subject, parts) => {
    expect((await send(kind)).status).toBe(204);

    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'service@lindenau.example', subject, sent_at: null });
    for (const part of [
      ...parts,
      'Versicherungsnummer: 2417Y-3.508.126',
      'Fahrzeug: Volkswagen Golf Variant 1.5 eTSI K-AM 2410',
      'Anfrage von: Anna Müller',
      `Kontonummer: ${idOf('mueller')}`,
      'Antwort an: anna.mueller@beispiel.de',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('Freundliche Grüße');
  });

  it('AUTH-002 has the address of the account for replies, independent of the request', async () => {
    await send('sendMailContact', { email: 'jemand@anderswo.example' });

    const [mail] = await mails();
    expect(mail?.text).toContain('Antwort an: anna.mueller@beispiel.de');
    expect(mail?.text).not.toContain('anderswo');
  });

  it('AUTH-008 may be about a contract of a related account, which the mail names', async () => {
    const policyNumber = await policyNumberOf('partner-car', 'mueller-partner');

    expect((await send('sendMailContact', { policyNumber })).status).toBe(204);
    const [mail] = await mails();
    expect(mail?.text).toContain(`${policyNumber} (verknüpftes Konto)`);
  });

  it('may be about an ended contract where no driver is included', async () => {
    const policyNumber = await policyNumberOf('terminated');

    for (const kind of ['sendMailContact', 'requestPhoneContact'] as const)
      expect((await send(kind, { policyNumber })).status).toBe(204);
  });

  it.each(kinds)('a repeated %s has one effect', async (kind) => {
    for (const _ of [1, 2]) expect((await send(kind, {}, { key: 'intent-0001' })).status).toBe(204);
    expect(await mails()).toHaveLength(1);
  });

  it('escapes what the customer writes', async () => {
    await send('sendMailContact', { text: '<b>Hallo</b>\nzweite Zeile' });

    const [mail] = await mails();
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.text).toContain('zweite Zeile');
  });
});

describe('refusals', () => {
  it.each(kinds)('CTC-020 %s of an account with open premiums', async (kind) => {
    const policyNumber = await policyNumberOf('comprehensive-car', 'mahnung');

    const response = await send(kind, { policyNumber }, { as: 'mahnung' });
    expect(await answerOf(response)).toEqual([409, 'DUNNING_LEVEL']);
    expect(await mails()).toEqual([]);
  });

  it.each(kinds)('AUTH-010 %s of a demo account', async (kind) => {
    const row = await app.database.query
      .selectFrom('policies')
      .select('policy_number')
      .where('account_id', '=', idOf('demo'))
      .executeTakeFirstOrThrow();

    const response = await send(kind, { policyNumber: row.policy_number }, { as: 'demo' });
    expect(await answerOf(response)).toEqual([403, 'DEMO_ACCOUNT']);
    expect(await mails()).toEqual([]);
  });

  it.each(kinds)('%s about a contract the account does not see', async (kind) => {
    const policyNumber = await policyNumberOf('comprehensive-car', 'mahnung');

    for (const number of [policyNumber, '9999Y-9.999.999'])
      expect(await answerOf(await send(kind, { policyNumber: number }))).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['mueller', 'kps'],
    ['mueller', 'young-driver'],
    ['mueller', 'terminated'],
    ['autohaus', 'company-van'],
  ])('SEL-015 including a driver in the contract of %s of the kind %s', async (as, key) => {
    const policyNumber = await policyNumberOf(key, as);

    for (const kind of ['requestTemporaryCoverage', 'requestAccompaniedDriving'] as const)
      expect(await answerOf(await send(kind, { policyNumber }, { as }))).toEqual([422, 'POLICY_EXCLUDED']);
  });

  it.each([
    ['CTC-011 ends before it begins', { inclusionUntil: '2026-11-20' }, 'CONTRADICTION'],
    ['CTC-012 lasts 29 days', { inclusionUntil: '2026-12-19' }, 'SPAN_TOO_LONG'],
    [
      'CTC-013 begins yesterday',
      { inclusionFrom: '2026-11-20', inclusionUntil: '2026-11-22' },
      'DATE_IN_PAST',
    ],
    [
      'CTC-014 begins in 366 days',
      { inclusionFrom: '2027-11-22', inclusionUntil: '2027-11-22' },
      'DATE_TOO_FAR',
    ],
    [
      'CTC-014 ends in 366 days',
      { inclusionFrom: '2027-11-21', inclusionUntil: '2027-11-22' },
      'DATE_TOO_FAR',
    ],
  ])('temporary coverage that %s', async (_, changes, code) => {
    expect(await answerOf(await send('requestTemporaryCoverage', changes))).toEqual([422, code]);
  });

  it.each([
    ['CTC-009 somebody of 16', { birthDate: '2009-11-24' }, 'CONTRADICTION'],
    ['CTC-009 somebody of 18', { birthDate: '2008-11-23' }, 'CONTRADICTION'],
    ['CTC-025 yesterday', { birthDate: '2009-11-20', inclusionDate: '2026-11-20' }, 'DATE_IN_PAST'],
    ['CTC-010 in 366 days', { birthDate: '2010-11-01', inclusionDate: '2027-11-22' }, 'DATE_TOO_FAR'],
  ])('accompanied driving: %s', async (_, changes, code) => {
    expect(await answerOf(await send('requestAccompaniedDriving', changes))).toEqual([422, code]);
  });

  it.each([
    ['CTC-007 an empty text', 'sendMailContact', { text: '  ' }, [400, 'INVALID_REQUEST']],
    [
      'CTC-016 a number with letters',
      'requestPhoneContact',
      { phone: '0221 CALL' },
      [400, 'INVALID_REQUEST'],
    ],
    [
      'CTC-018 nine characters',
      'requestPhoneContact',
      { additionalInformation: 'neun Zeich'.slice(1) },
      [400, 'INVALID_REQUEST'],
    ],
    [
      'CTC-019 another reason without a word',
      'requestPhoneContact',
      { additionalInformation: undefined },
      [422, 'CONTRADICTION'],
    ],
    [
      'API-053 a German date',
      'requestAccompaniedDriving',
      { inclusionDate: '23.11.2026' },
      [400, 'INVALID_REQUEST'],
    ],
  ] as const)('%s', async (_, kind, changes, expected) => {
    expect(await answerOf(await send(kind, changes))).toEqual(expected);
    expect(await mails()).toEqual([]);
  });
});
