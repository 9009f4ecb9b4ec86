import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContractDocument, findMismatch, operations } from '../../../../src/protocol/index.ts';
import { contractOf, seen } from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { readPdf } from '../../fixtures/readPdf.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outbox', 'papers', 'limit_counters', 'read_documents', 'evb_requests'] as const)
    await app.database.query.deleteFrom(table).execute();
});

const golf = '2417Y-3.508.126';
const pathOf = (policyNumber: string, as = 'mueller') =>
  `/api/v1/document/accounts/${idOf(as)}/policy/${policyNumber}`;

async function listed(policyNumber: string, as = 'mueller'): Promise<readonly ContractDocument[]> {
  const response = await app.call(as, 'GET', pathOf(policyNumber, as));
  return (await response.json()) as readonly ContractDocument[];
}

function download(policyNumber: string, id: string, as = 'mueller'): Promise<Response> {
  return app.call(as, 'GET', `${pathOf(policyNumber, as)}/document/${id}?filename=Eins.pdf`);
}

async function pdfOf(policyNumber: string, id: string) {
  const response = await download(policyNumber, id);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** An insurance confirmation for the first contract is a document of its day. */
async function requestConfirmation(
  number: string,
  requested_on: string,
  valid_until = '2027-06-30',
): Promise<void> {
  const row = { number, account_id: idOf('mueller'), policy_number: golf, requested_on, valid_until };
  const { query } = app.database;
  await query
    .insertInto('evb_numbers')
    .values({ number })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query.insertInto('evb_requests').values(row).execute();
}

describe('the list', () => {
  it('API-043 DOC-005 has the derived documents of a contract, newest first', async () => {
    const documents = await listed(golf);

    expect(documents).toEqual([
      {
        id: 'conditions-general',
        fileName: 'Allgemeine Bedingungen für die Kfz-Versicherung.pdf',
        created: '2026-01-12T12:00:00.000Z',
        read: true,
      },
      {
        id: 'conditions-no-claims',
        fileName: 'Regeln für den Schadenfreiheitsrabatt.pdf',
        created: '2026-01-12T12:00:00.000Z',
        read: true,
      },
      {
        id: 'invoice-2026-01-01',
        fileName: `Beitragsrechnung 2026 ${golf}.pdf`,
        created: '2026-01-01T12:00:00.000Z',
        read: true,
      },
      {
        id: 'certificate-2021-04-01',
        fileName: `Versicherungsschein ${golf}.pdf`,
        created: '2021-04-01T12:00:00.000Z',
        read: true,
      },
    ]);
    expect(findMismatch(operations.getDocuments.answers[200].body, documents)).toBeNull();
  });

  it.each([
    ['2026-08-23', false],
    ['2026-08-22', true],
  ])('DOC-007 a document of %s that was not downloaded counts as read: %s', async (requested_on, read) => {
    await requestConfirmation('N1', requested_on);
    const [first] = await listed(golf);

    expect(first?.created).toBe(`${requested_on}T12:00:00.000Z`);
    expect(first?.read).toBe(read);
  });

  it('has the documents ordered for the contract, and no others', async () => {
    const { method, path } = operations.requestGreenCard;
    const order = path.replace('{accountId}', idOf('mueller')).replace('{policyNumber}', golf);
    expect(await seen(await app.call('mueller', method, order))).toBe('204 ');
    const [first] = await listed(golf);
    const kept = await app.database.query
      .selectFrom('papers')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow();
    const file = await download(golf, kept.id);

    expect(first).toMatchObject({ id: kept.id, fileName: `Grüne Karte ${golf}.pdf`, read: false });
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(kept.content);
    expect(await listed('2417Y-3.508.134')).toHaveLength(4);
    expect(await seen(await download('2417Y-3.508.134', kept.id))).toBe('404 NOT_FOUND');
  });

  it('has valid insurance confirmations, without their numbers in addresses', async () => {
    await requestConfirmation('A7B8C9D', '2026-08-21', '2026-11-21');
    await requestConfirmation('E1F2G3H', '2026-08-21', '2026-11-20');
    const [first, second] = await listed(golf);

    expect(first).toMatchObject({
      fileName: `Versicherungsbestätigung eVB ${golf}.pdf`,
      created: '2026-08-21T12:00:00.000Z',
    });
    expect(first?.id).not.toContain('A7B8C9D');
    expect(second?.id).toBe('conditions-general');
    expect((await pdfOf(golf, first?.id ?? '')).pages[0]?.text).toContain('A7B8C9D');
  });

  it('a pending change adds no certificate', async () => {
    const { policyNumber } = await contractOf(app, 'future-changes');

    expect((await listed(policyNumber)).map(({ id }) => id)).toContain('certificate-2021-04-01');
  });

  it('the last invoice of a contract that has ended is of its last year', async () => {
    const policy = await contractOf(app, 'terminated');
    await app.database.query
      .updateTable('policies')
      .set({ data: JSON.stringify({ ...policy, endDate: '2024-07-01' }) })
      .where('policy_number', '=', policy.policyNumber)
      .execute();

    expect((await listed(policy.policyNumber)).map(({ id }) => id)).toContain('invoice-2024-01-01');
  });
});

describe('a document', () => {
  it('API-044 DOC-006 is a PDF under the name of the list', async () => {
    const response = await download(golf, 'certificate-2021-04-01');

    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      `filename="Versicherungsschein ${golf}.pdf"`,
    );
  });

  it.each([
    [
      'certificate-2021-04-01',
      'Versicherungsschein',
      ['Anna Müller', 'K-AM 2410', '01.04.2021', '31.12.2026', 'Vollkasko mit 500 €', '312,40 €'],
    ],
    [
      'invoice-2026-01-01',
      'Beitragsrechnung 2026',
      ['Anna Müller', 'K-AM 2410', '01.01.2026', '312,40 €', '262,52 €', '49,88 €', 'im Monat'],
    ],
    ['conditions-general', 'Allgemeine Bedingungen für die Kfz-Versicherung', ['Stand 12.01.2026']],
  ])('%s is a tagged German PDF with its content', async (id, title, words) => {
    const pdf = await pdfOf(golf, id);

    expect(pdf).toMatchObject({ title, language: 'de-DE', isTagged: true });
    for (const word of words) expect(pdf.pages[0]?.text).toContain(word);
    expect(pdf.pages.flatMap(({ covered }) => covered)).toEqual([]);
  });

  it('of a related account names that account', async () => {
    const pdf = await pdfOf('2417Y-3.612.905', (await certificateOf('2417Y-3.612.905')).id);

    expect(pdf.pages[0]?.text).toContain('Klaus Müller');
  });

  it('DOC-007 counts as read by its account from then on, and is noted once', async () => {
    await requestConfirmation('N1', '2026-11-01');
    await requestConfirmation('N2', '2026-11-02');
    const [first, second] = await listed(golf);
    await download(golf, first?.id ?? '');
    await download(golf, first?.id ?? '');

    expect((await listed(golf)).slice(0, 2)).toEqual([
      { ...first, read: true },
      { ...second, read: false },
    ]);
    expect(await app.database.query.selectFrom('read_documents').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['that nobody has', golf, 'certificate-1999-01-01'],
    ['of a contract of somebody else', '2417Y-9.200.001', 'conditions-general'],
  ])('%s is not found', async (_, policyNumber, id) => {
    expect(await seen(await download(policyNumber, id))).toBe('404 NOT_FOUND');
    expect(await app.database.query.selectFrom('read_documents').selectAll().execute()).toEqual([]);
  });

  it('every document response has a file name', async () => {
    const response = await app.call('mueller', 'GET', `${pathOf(golf)}/document/conditions-general`);

    expect(await seen(response)).toBe('400 INVALID_REQUEST');
  });
});

async function certificateOf(policyNumber: string): Promise<ContractDocument> {
  const found = (await listed(policyNumber)).find(({ id }) => id.startsWith('certificate-'));
  if (found === undefined) throw new Error(policyNumber);
  return found;
}
