import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerSections } from '../../../../src/protocol/index.ts';
import { thirdPartyClaim } from '../../../protocol/claims.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { readPdf } from '../../fixtures/readPdf.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['claims', 'notifications', 'idempotency_keys', 'outbox'] as const)
    await app.database.query.deleteFrom(table).where('account_id', '=', idOf('mueller')).execute();
});

const long = Array.from({ length: 600 }, (_, index) => `Wort${index}`);
const answers: AnswerSections = [
  {
    title: 'Zeit, Ort und Hergang',
    groups: [
      {
        rows: [
          { question: 'Schadenort', answer: 'Köln, Venloer Straße' },
          { question: 'Schilderung des Hergangs', answer: long.join(' ') },
        ],
      },
    ],
  },
  {
    title: 'Zeuginnen und Zeugen',
    groups: [{ title: '1. Zeugin oder Zeuge', rows: [{ question: 'E-Mail' }] }],
  },
];

const path = (as: string, rest = '') => `/api/v1/claim/accounts/${idOf(as)}/reports${rest}`;
const report = async (body: object = { ...thirdPartyClaim(), answers }) => {
  const reply = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, { body });
  return (await reply.json()) as { readonly claimId: string; readonly reference?: string };
};
const reports = async (as = 'mueller') => (await app.call(as, 'GET', path(as))).json();

/** Switches the function on or off for the account. */
async function switchReports(value: string | null): Promise<void> {
  const { application } = await app.database.query
    .selectFrom('accounts')
    .select('application')
    .where('account_id', '=', idOf('mueller'))
    .executeTakeFirstOrThrow();
  const others = application.filter(({ type }) => type !== 'FUNCTIONALITY_CLAIMREPORTS');
  const entries = value === null ? others : [...others, { type: 'FUNCTIONALITY_CLAIMREPORTS', value }];
  await app.database.query
    .updateTable('accounts')
    .set({ application: JSON.stringify(entries) })
    .where('account_id', '=', idOf('mueller'))
    .execute();
}

describe('a report', () => {
  it('has its own number, is listed with vehicle and stage, and adds a notification', async () => {
    const first = await report();
    const second = await report({ ...thirdPartyClaim() });
    expect(first.reference).toMatch(/^S-2026-\d{6}$/);
    expect(second.reference).not.toBe(first.reference);

    const listed = await reports();
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual({
      claimId: first.claimId,
      reference: first.reference,
      policyNumber: '2417Y-3.508.126',
      carModel: 'Volkswagen Golf Variant 1.5 eTSI',
      licensePlate: 'K-AM 2410',
      claimDate: '2026-11-20',
      reportedAt: '2026-11-21T11:00:00.000Z',
      stages: [{ name: 'RECEIVED', since: '2026-11-21' }],
    });
    const bell = await app.database.query.selectFrom('notifications').select('message').execute();
    expect(bell.map(({ message }) => message)).toContainEqual({
      type: 'CLAIM_RECEIVED',
      displayName: first.reference,
      policyNumber: '2417Y-3.508.126',
    });
  });

  it('has the stages it has reached, with their days', async () => {
    const { claimId } = await report();
    await app.database.query
      .updateTable('claims')
      .set({ review_since: '2026-11-22T09:00:00Z', decided_at: '2026-11-30T23:30:00Z' })
      .where('id', '=', claimId)
      .execute();
    const [listed] = (await reports()) as readonly { readonly stages: unknown }[];
    expect(listed?.stages).toEqual([
      { name: 'RECEIVED', since: '2026-11-21' },
      { name: 'IN_REVIEW', since: '2026-11-22' },
      { name: 'DECIDED', since: '2026-12-01' },
    ]);
  });

  it('can be read in the words of the form; the claim itself contains codes only', async () => {
    const { claimId } = await report();
    const reply = await app.call('mueller', 'GET', path('mueller', `/${claimId}`));
    expect(await reply.json()).toMatchObject({ claimId, answers });
    const row = await app.database.query
      .selectFrom('claims')
      .select('claim')
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow();
    expect(row.claim).not.toHaveProperty('answers');
  });

  it('is a tagged PDF with every answer, a long one on several pages', async () => {
    const { claimId, reference } = await report();
    const reply = await app.call('mueller', 'GET', path('mueller', `/${claimId}/pdf`));
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toContain(`Schadenmeldung-${reference}.pdf`);
    const pdf = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(pdf).toMatchObject({
      title: `Ihre Schadenmeldung ${reference}`,
      language: 'de-DE',
      isTagged: true,
      isUniversal: '1',
    });
    expect(pdf.pages.length).toBeGreaterThan(1);
    expect(pdf.pages.flatMap(({ covered }) => covered)).toEqual([]);
    const text = pdf.pages.map((page) => page.text).join(' ');
    expect(text).toContain('Köln, Venloer Straße');
    const words = new Set(text.split(' '));
    expect(long.filter((word) => !words.has(word))).toEqual([]);
    expect(text).toContain('Keine Angabe');
    expect(pdf.pages[0]?.text).toContain('030 23125 212');
  });
});

describe('access to reports', () => {
  it('list, report and PDF of another account are not found', async () => {
    const { claimId } = await report();
    expect(await reports('demo')).toEqual([]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const rest of ['', '/pdf']) {
      const [foreign, missing, noId] = await Promise.all(
        [claimId, unknown, 'x'].map(async (id) => {
          const reply = await app.call('demo', 'GET', path('demo', `/${id}${rest}`));
          return [reply.status, await reply.text()];
        }),
      );
      expect(foreign).toEqual([404, 'NOT_FOUND']);
      expect(missing).toEqual(foreign);
      expect(noId).toEqual(foreign);
    }
  });

  it.each(['false', null])(
    'reports are neither stored nor returned when the function is %s',
    async (value) => {
      await switchReports(value);
      const { claimId, reference } = await report();
      expect(reference).toBeUndefined();
      const replies = await Promise.all(
        ['', `/${claimId}`, `/${claimId}/pdf`].map((rest) =>
          app.call('mueller', 'GET', path('mueller', rest)),
        ),
      );
      expect(await Promise.all(replies.map(async (reply) => [reply.status, await reply.text()]))).toEqual(
        Array.from({ length: 3 }, () => [403, 'FUNCTIONALITY_OFF']),
      );
      const row = await app.database.query
        .selectFrom('claims')
        .select('answers')
        .where('id', '=', claimId)
        .executeTakeFirstOrThrow();
      expect(row.answers).toBeNull();
      expect(
        await app.database.query
          .selectFrom('notifications')
          .selectAll()
          .where('account_id', '=', idOf('mueller'))
          .execute(),
      ).toEqual([]);
      await switchReports('true');
    },
  );
});

describe('answers that are too large', () => {
  it.each([
    ['too many steps', Array.from({ length: 31 }, () => answers[0])],
    ['a question that is too long', [{ title: 'A', groups: [{ rows: [{ question: 'x'.repeat(401) }] }] }]],
    ['something undeclared', [{ title: 'A', groups: [{ rows: [{ question: 'B', html: '<b>' }] }] }]],
  ])('%s is refused, and nothing is stored', async (_, wrong) => {
    const reply = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, {
      body: { ...thirdPartyClaim(), answers: wrong },
    });
    expect(reply.status).toBe(400);
    expect(await reports()).toEqual([]);
  });
});
