import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseCounters } from '../../../../src/backend/limits/createDatabaseCounters.ts';
import { limits } from '../../../../src/backend/limits/limits.ts';
import { spend } from '../../../../src/backend/limits/spend.ts';
import { operations } from '../../../../src/protocol/index.ts';
import { contractOf, seen } from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { readPdf } from '../../fixtures/readPdf.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outbox', 'papers', 'limit_counters'] as const)
    await app.database.query.deleteFrom(table).execute();
});

type Paper = 'requestGreenCard' | 'requestTaxCertificate';

async function order(call: Paper, key: string, as = 'mueller'): Promise<Response> {
  const { policyNumber } = await contractOf(app, key, as);
  const { method, path } = operations[call];
  return app.call(as, method, path.replace('{accountId}', idOf(as)).replace('{policyNumber}', policyNumber));
}

async function mails() {
  return app.database.query.selectFrom('outbox').select(['to', 'subject', 'attachments']).execute();
}

describe.each<[Paper, string, string, readonly string[]]>([
  [
    'requestGreenCard',
    'API-036 SVC-014',
    'Grüne Karte 2417Y-3.508.126.pdf',
    ['Internationale Versicherungskarte', 'K-AM 2410', 'Anna Müller', 'Polen', 'D/24173508126', '31.12.2026'],
  ],
  [
    'requestTaxCertificate',
    'API-040',
    'Bescheinigung Finanzamt 2417Y-3.508.126 2026.pdf',
    ['Bescheinigung für das Finanzamt', '312,40 €', '262,52 €', '49,88 €', '671,20 €', 'Anna Müller'],
  ],
])('%s', (call, _, name, texts) => {
  it(`${_} mails the paper to the account and keeps it`, async () => {
    const response = await order(call, 'comprehensive-car');
    const [mail] = await mails();
    const kept = await app.database.query.selectFrom('papers').selectAll().execute();
    const [file] = mail?.attachments ?? [];
    const pdf = await readPdf(new Uint8Array(Buffer.from(file?.content ?? '', 'base64')));

    expect(response.status).toBe(204);
    expect(mail?.to).toBe('anna.mueller@beispiel.de');
    expect(file).toMatchObject({ name, mediaType: 'application/pdf' });
    expect(kept).toMatchObject([{ account_id: idOf('mueller'), name, content: file?.content }]);
    expect(pdf).toMatchObject({ language: 'de-DE', isTagged: true });
    for (const text of texts) expect(pdf.pages[0]?.text).toContain(text);
    expect(pdf.pages[0]?.covered).toEqual([]);
  });

  it.each(['kps', 'young-driver'])('is not there for %s', async (key) => {
    expect(await seen(await order(call, key))).toBe('403 NOT_OFFERED');
    expect(await mails()).toEqual([]);
  });

  it('counts for the limit of twenty papers a day', async () => {
    const counters = createDatabaseCounters(app.database.query);
    for (let mails = 0; mails < limits.paperMailsOfSession.most; mails += 1)
      await spend(counters, { paperMailsOfSession: `${idOf('mueller')} ` }, now);

    expect(await seen(await order(call, 'comprehensive-car'))).toBe('429 TOO_MANY_REQUESTS');
    expect(await app.database.query.selectFrom('papers').selectAll().execute()).toEqual([]);
  });
});

it('a terminated contract has a certificate for the tax office, and no green card', async () => {
  expect(await seen(await order('requestGreenCard', 'terminated'))).toBe('403 NOT_OFFERED');
  expect(await seen(await order('requestTaxCertificate', 'terminated'))).toBe('204 ');
});

it('SVC-016 a demo account cannot order papers', async () => {
  const { policyNumber } = await contractOf(app, 'comprehensive-car');
  const path = `/api/v1/ivk/accounts/${idOf('demo')}/policy/${policyNumber}`;

  expect(await seen(await app.call('demo', 'GET', path))).toBe('403 DEMO_ACCOUNT');
});

describe('tariff conditions', () => {
  it('SVC-012 are listed and downloaded', async () => {
    const { policyNumber } = await contractOf(app, 'comprehensive-car');
    const path = `/api/v1/document/accounts/${idOf('mueller')}/policy/${policyNumber}/tariff-conditions`;
    const list = (await (await app.call('mueller', 'GET', path)).json()) as readonly {
      readonly id: string;
    }[];
    const file = await app.call('mueller', 'GET', `${path}/${list[0]?.id}`);
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));

    expect(list).toHaveLength(2);
    expect(pdf.title).toBe('Allgemeine Bedingungen für die Kfz-Versicherung');
    expect(pdf.pages[0]?.text).toContain('Stand 12.01.2026');
    expect(await seen(await app.call('mueller', 'GET', `${path}/nothing`))).toBe('404 NOT_FOUND');
  });
});
