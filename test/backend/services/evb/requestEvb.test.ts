import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeNumber, reserveNumber } from '../../../../src/backend/services/evb/requestEvb.ts';
import { startRetentionSweep } from '../../../../src/backend/store/startRetentionSweep.ts';
import { getBlockCode, operations } from '../../../../src/protocol/index.ts';
import editing from '../../../../rules/_shared/editing.json' with { type: 'json' };
import { contractOf, seen } from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { requests } from '../../fixtures/requests.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
let clock = now;
beforeAll(async () => {
  app = await testApp({ clock: () => clock });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  clock = now;
  for (const table of [
    'evb_requests',
    'evb_numbers',
    'idempotency_keys',
    'outbox',
    'limit_counters',
  ] as const)
    await app.database.query.deleteFrom(table).execute();
});

const limit = 3;
const pattern = /^WK[2345679ACDEFGHJKLMNPQRTUVWXYZ]{5}$/;
const otherOwner = {
  salutation: 'FRAU',
  firstName: 'Ines',
  lastName: 'Vogt',
  address: { street: 'Hohe Straße 3', zip: '50667', city: 'Köln' },
};

interface Sending {
  readonly as?: string;
  readonly contract?: string;
  readonly key?: string;
}

async function send(
  change: object = {},
  { as = 'mueller', contract = 'comprehensive-car', key = '' }: Sending = {},
) {
  const { policyNumber } = await contractOf(app, contract, as);
  return ask(policyNumber, change, as, key);
}

const ask = (policyNumber: string, change: object = {}, as = 'mueller', key = '') =>
  app.call(as, 'POST', `/api/v1/evb/accounts/${idOf(as)}/policy/${policyNumber}`, {
    body: { ...(requests['requestEvb'] as object), ...change },
    ...(key === '' ? {} : { headers: { 'idempotency-key': key } }),
  });

const mails = () => app.database.query.selectFrom('outbox').selectAll().execute();
const numbers = async () =>
  (await app.database.query.selectFrom('evb_numbers').selectAll().execute()).map(({ number }) => number);
const stored = () => app.database.query.selectFrom('evb_requests').selectAll().execute();

describe('a number', () => {
  it('API-033 EVB-022 has seven letters and digits, is valid for six months and is mailed', async () => {
    expect(await seen(await send())).toBe('204 ');

    const [number = ''] = await numbers();
    expect(number).toMatch(pattern);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'anna.mueller@beispiel.de', subject: `Ihre eVB-Nummer ${number}` });
    for (const line of [
      'Guten Tag Frau Müller,',
      `eVB-Nummer: ${number}`,
      'Gültig bis: 21.05.2027',
      'Versicherungsnummer: 2417Y-3.508.126',
      'Fahrzeug: Volkswagen Golf Variant 1.5 eTSI, K-AM 2410',
      'Anschrift: Kantstraße 5, 10625 Berlin',
      'Lindenau',
    ])
      expect(mail?.text).toContain(line);
    expect(mail?.text).not.toContain('Zulassung auf');
  });

  it('EVB-017 may be for another owner, whom the mail names', async () => {
    expect((await send({ otherOwner })).status).toBe(204);

    const [mail] = await mails();
    expect(mail?.text).toContain('Zulassung auf: Frau Ines Vogt');
    expect(mail?.text).toContain('Anschrift: Hohe Straße 3, 50667 Köln');
    expect(mail?.text).toContain('Guten Tag Frau Müller,');
  });

  it('is mailed to the address of the account, independent of the request', async () => {
    await send({ customerEmail: 'mallory@beispiel.de', otherOwner });

    expect((await mails()).map(({ to }) => to)).toEqual(['anna.mueller@beispiel.de']);
  });

  it('is made once for a repeated intent', async () => {
    for (const _ of [1, 2]) expect((await send({}, { key: 'draft-1-evb' })).status).toBe(204);
    expect(await seen(await send({ otherOwner }, { key: 'draft-1-evb' }))).toBe('409 IDEMPOTENCY_CONFLICT');

    expect([(await numbers()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('is never given out twice: a number that was used before is drawn again', async () => {
    const draws = ['WK22222', 'WK22222', 'WK22222', 'WK33333'];
    const draw = () => draws.shift() ?? '';

    expect(await reserveNumber(app.database.query, draw)).toBe('WK22222');
    expect(await reserveNumber(app.database.query, draw)).toBe('WK33333');
    expect(draws).toEqual([]);
  });

  it('is never given out again, although its request is removed when it has expired', async () => {
    await send();
    const [number = ''] = await numbers();
    const sweptAt = (day: string) =>
      startRetentionSweep(
        app.database,
        () => new Date(`${day}T12:00:00Z`),
        () => undefined,
        async () => undefined,
      ).stop();

    await sweptAt('2027-05-21');
    expect(await stored()).toHaveLength(1);
    await sweptAt('2027-05-23');
    expect(await stored()).toEqual([]);
    const draws = [number, 'WK44444'];
    expect(await reserveNumber(app.database.query, () => draws.shift() ?? '')).toBe('WK44444');
  });

  it('has no characters that look alike on paper', () => {
    const made = Array.from({ length: 2_000 }, () => makeNumber());

    expect(made.filter((number) => !pattern.test(number))).toEqual([]);
    expect(new Set(made.map((number) => number.slice(2))).size).toBeGreaterThan(1_990);
  });
});

describe('the limit of a day', () => {
  it('EVB-018 EVB-019 holds for forty concurrent requests', async () => {
    const { policyNumber } = await contractOf(app, 'comprehensive-car');
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(policyNumber)));
    const codes = await Promise.all(answers.map(seen));

    expect(codes.filter((code) => code === '204 ')).toHaveLength(limit);
    expect(codes.filter((code) => code === '403 EVB_REQUEST_LIMIT')).toHaveLength(40 - limit);
    expect([(await numbers()).length, (await mails()).length]).toEqual([limit, limit]);
  });

  it('EVB-018 counts all contracts of an account, and not those of another', async () => {
    for (const contract of ['comprehensive-car', 'partial-car', 'liability-car'])
      expect((await send({}, { contract })).status).toBe(204);

    expect(await seen(await send({}, { contract: 'motorbike' }))).toBe('403 EVB_REQUEST_LIMIT');
    expect((await send({}, { as: 'nachrichten' })).status).toBe(204);
  });

  it('EVB-019 ends with the day in Berlin', async () => {
    for (let sent = 0; sent < limit; sent += 1) await send();
    clock = new Date('2026-11-21T22:59:00Z');
    expect(await seen(await send())).toBe('403 EVB_REQUEST_LIMIT');

    clock = new Date('2026-11-21T23:01:00Z');
    expect((await send()).status).toBe(204);
  });
});

describe('refusals', () => {
  it.each([
    ['EVB-020 AUTH-010 a demo account', 'demo', 'comprehensive-car', '403 DEMO_ACCOUNT'],
    ['EVB-021 a deactivated customer', 'gesperrt', 'comprehensive-car', '403 CUSTOMER_BLACKLISTED'],
    ['EVB-021 a seeded customer', 'evb-gesperrt', 'comprehensive-car', '403 CUSTOMER_BLACKLISTED'],
    ['EVB-019 a seeded customer', 'evb-limit', 'comprehensive-car', '403 EVB_REQUEST_LIMIT'],
    ['CON-060 open premiums', 'mahnung', 'comprehensive-car', '409 DUNNING_LEVEL'],
    ['CON-061 an ended contract', 'mueller', 'terminated', '403 TERMINATED'],
    ['CON-062 a flat-rate tariff', 'mueller', 'flatrate', '403 FLATRATE'],
    ['CON-062 a KINTO contract', 'mueller', 'kinto', '403 KINTO'],
    ['CON-062 an old tariff', 'mueller', 'old-tariff', '403 OLD_TARIFF'],
    ['CON-062 changes that wait', 'mueller', 'future-changes', '403 FUTURE_CHANGES'],
    ['CON-062 other guarantees', 'mueller', 'other-guarantees', '403 OTHER_GUARANTEES'],
    ['CON-062 off-season', 'mueller', 'seasonal-off', '403 OFF_SEASON'],
    ['SEL-009 KPS', 'mueller', 'kps', '403 KPS'],
    ['SEL-009 jung & mobil', 'mueller', 'young-driver', '403 JUNG_MOBIL'],
    ['SHELL-056 switched off', 'abgeschaltet', 'comprehensive-car', '403 FUNCTIONALITY_OFF'],
    ['EVB-023 a broken service', 'fehler', 'comprehensive-car', '500 INTERNAL_ERROR'],
  ])('%s', async (_, as, contract, expected) => {
    expect(await seen(await send({}, { as, contract }))).toBe(expected);
    expect([await numbers(), await mails()]).toEqual([[], []]);
  });

  it('for a contract of another account, like for a missing one', async () => {
    const { policyNumber } = await contractOf(app, 'comprehensive-car', 'nachrichten');

    for (const number of [policyNumber, '9999Y-9.999.999'])
      expect(await seen(await ask(number))).toBe('404 NOT_FOUND');
  });

  it.each<[string, object]>([
    ['EVB-017 a country', { address: { street: 'A 1', zip: '50667', city: 'Köln', country: 'Deutschland' } }],
    ['EVB-017 a postal code of four digits', { address: { street: 'A 1', zip: '5066', city: 'Köln' } }],
    ['EVB-015 a company as the owner', { otherOwner: { ...otherOwner, salutation: 'FIRMA' } }],
    ['EVB-016 an owner without a name', { otherOwner: { ...otherOwner, lastName: ' ' } }],
    ['EVB-016 an owner without an address', { otherOwner: { ...otherOwner, address: undefined } }],
  ])('%s does not fit', async (_, change) => {
    expect(await seen(await send(change))).toBe('400 INVALID_REQUEST');
  });

  it('the OpenAPI document has every code of the table', () => {
    const { 403: refused, 409: conflict } = operations.requestEvb.answers;

    expect([...refused.codes, ...conflict.codes, 'CUSTOMER_DEACTIVATED']).toEqual(
      expect.arrayContaining(editing.blocks.rows.map(({ reason }) => getBlockCode(reason))),
    );
  });
});
