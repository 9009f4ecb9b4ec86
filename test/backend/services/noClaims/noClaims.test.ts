import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoClaimsCourse } from '../../../../src/protocol/index.ts';
import { seen } from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { readPdf } from '../../fixtures/readPdf.ts';
import { requests } from '../../fixtures/requests.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

const path = (call: string, as = 'mueller') => `/api/v1/ncbdowngrading/accounts/${idOf(as)}/${call}`;
const calculate = (changes: object = {}, as = 'mueller') =>
  app.call(as, 'POST', path('calculate', as), {
    body: { ...(requests['calculateNcb'] as object), ...changes },
  });
const coursesOf = async (response: Response) =>
  (await response.json()) as Readonly<Record<string, NoClaimsCourse>>;

describe('the class after claims', () => {
  it('API-034 NCB-008 is returned by number of claims and year', async () => {
    const courses = await coursesOf(await calculate());

    expect(Object.keys(courses)).toEqual(['1', '2', '3']);
    expect(courses['1']?.futureNcbDifferences.slice(0, 2)).toEqual([
      {
        noAccident: { name: 'SF 13', percentPoints: 32 },
        withAccident: { name: 'SF 6', percentPoints: 46 },
      },
      {
        noAccident: { name: 'SF 14', percentPoints: 31 },
        withAccident: { name: 'SF 7', percentPoints: 43 },
      },
    ]);
  });

  it.each<[string, object, readonly number[]]>([
    ['liability, SF 12', {}, [97, 205, 242]],
    ['protected', { discountProtection: true }, [4, 97, 205]],
  ])('costs the percentage points calculated by hand: %s', async (_, changes, losses) => {
    const courses = await coursesOf(await calculate(changes));

    expect(Object.values(courses).map(({ lossPercentPoints }) => lossPercentPoints)).toEqual(losses);
  });

  it('loses 57 points in full cover', async () => {
    expect((await coursesOf(await calculate({ lob: '20Y2' })))['1']?.lossPercentPoints).toBe(57);
  });

  it.each<[string, object, string]>([
    ['SF 1', { currentNcb: 'SF 1' }, '0'],
    ['SF ½', { currentNcb: 'SF ½' }, '0'],
    ['0', { currentNcb: '0' }, 'M'],
    ['S', { currentNcb: 'S' }, 'M'],
    ['M', { currentNcb: 'M' }, 'M'],
    ['SF 45', { currentNcb: 'SF 45' }, 'SF 22'],
    ['SF 2', { currentNcb: 'SF 2' }, 'SF ½'],
    ['SF 9 of full cover', { currentNcb: 'SF 9', lob: '20Y2' }, 'SF 6'],
  ])('one claim after %s leads to the listed class', async (_, changes, after) => {
    const course = (await coursesOf(await calculate(changes)))['1'];

    expect(course?.futureNcbDifferences[0]?.withAccident.name).toBe(after);
  });

  it.each<[string, object]>([
    ['KINTO', { tariff: '29K01' }],
    ['an old tariff', { tariff: '07B' }],
    ['an old generation', { tariff: '23S' }],
    ['a trailer', { hazard: '501' }],
    ['an unknown class', { currentNcb: 'SF 99' }],
    ['no class', { currentNcb: 'x' }],
  ])('NCB-015 has no tables for %s', async (_, changes) => {
    expect(await seen(await calculate(changes))).toBe('400 TARIFF_NOT_SUPPORTED');
  });
});

describe('the export', () => {
  const save = (body: unknown) => app.call('mueller', 'POST', path('export'), { body });

  it('API-035 NCB-013 is a tagged German PDF with table, summary and advice', async () => {
    const response = await save(requests['exportNcb']);
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));

    expect(response.headers.get('content-disposition')).toContain(
      'filename="Schadenfreiheitsrabatt-2417Y-3.508.126.pdf"',
    );
    expect(pdf).toMatchObject({
      title: 'Was ein Schaden für Ihren Schadenfreiheitsrabatt bedeutet',
      language: 'de-DE',
      isTagged: true,
      isUniversal: '1',
      showsTitle: true,
    });
    const [page] = pdf.pages;
    for (const text of [
      '2417Y-3.508.126',
      'SF 13 · 32 %',
      'SF 6 · 46 %',
      '946,67 €',
      '918,27 €',
      'Seite 1 von 1',
      'Lindenau',
    ])
      expect(page?.text).toContain(text);
    expect(page?.tags).toEqual(
      expect.arrayContaining([
        'Document',
        'H1',
        'H2',
        'P',
        'L',
        'LI',
        'Table',
        'THead',
        'TBody',
        'TR',
        'TH',
        'TD',
      ]),
    );
  });

  it('has several pages, each with its number', async () => {
    const body = requests['exportNcb'] as { readonly table: readonly object[] };
    const table = Array.from({ length: 50 }, (_, index) => ({
      ...body.table[0],
      calendarYear: 2027 + index,
    }));
    const response = await save({ ...body, table });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));

    expect(pages).toHaveLength(3);
    expect(pages.map(({ text }) => /Seite \d von \d/.exec(text)?.[0])).toEqual([
      'Seite 1 von 3',
      'Seite 2 von 3',
      'Seite 3 von 3',
    ]);
    expect(pages[1]?.text).toContain('Ohne Schaden');
  });

  it('is made for contracts of the account only', async () => {
    const body = { ...(requests['exportNcb'] as object), policyNumber: '2417Y-9.100.019' };

    expect(await seen(await save(body))).toBe('404 NOT_FOUND');
  });
});
