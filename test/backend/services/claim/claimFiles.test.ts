import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDatabaseCounters } from '../../../../src/backend/limits/createDatabaseCounters.ts';
import { spend } from '../../../../src/backend/limits/spend.ts';
import type { ClaimFile } from '../../../../src/protocol/index.ts';
import { thirdPartyClaim } from '../../../protocol/claims.ts';
import { photoWith, plainPhotoWith } from '../../../photos.ts';
import { formWith, pdf, storedDocuments } from '../../fixtures/documents.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { readPdf } from '../../fixtures/readPdf.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
let seconds = 0;
beforeAll(async () => {
  // The clock advances, so that files have different times.
  app = await testApp({ clock: () => new Date(now.getTime() + 1000 * (seconds += 1)) });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['documents', 'claims', 'notifications', 'idempotency_keys', 'outbox'] as const)
    await app.database.query.deleteFrom(table).where('account_id', '=', idOf('mueller')).execute();
  await app.database.query.deleteFrom('limit_counters').execute();
});

const path = (claimId: string, rest = '', as = 'mueller') =>
  `/api/v1/claim/accounts/${idOf(as)}/reports/${claimId}${rest}`;
async function report(): Promise<string> {
  const body = thirdPartyClaim();
  const reply = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, { body });
  const { claimId } = (await reply.json()) as { readonly claimId: string };
  return claimId;
}
const photo = () => new File([photoWith(6)], 'x.jpg', { type: 'image/jpeg' });
const add = (claimId: string, name: string, file: File = photo(), as = 'mueller') =>
  app.call(as, 'POST', `${path(claimId, '/files', as)}?name=${encodeURIComponent(name)}`, {
    raw: formWith(file),
  });
async function files(claimId: string): Promise<readonly ClaimFile[] | undefined> {
  const reply = await app.call('mueller', 'GET', path(claimId));
  return ((await reply.json()) as { readonly files?: readonly ClaimFile[] }).files;
}
const answered = async (reply: Promise<Response>) => [(await reply).status, await (await reply).text()];

it('stores photos and papers with a report, removes the place of a photo, and lists them in its PDF', async () => {
  const claimId = await report();
  expect(await files(claimId)).toEqual([]);
  const added = (await (await add(claimId, 'Stoßfänger links.jpg')).json()) as ClaimFile;
  await add(claimId, 'Kostenvoranschlag.pdf', pdf(2000));

  expect(added).toEqual({
    id: expect.any(String),
    name: 'Stoßfänger links.jpg',
    size: plainPhotoWith(6).length,
  });
  expect((await files(claimId))?.map(({ name }) => name)).toEqual([
    'Stoßfänger links.jpg',
    'Kostenvoranschlag.pdf',
  ]);
  const { documents } = await storedDocuments(app.database);
  expect(documents[0]).toMatchObject({
    content: Buffer.from(plainPhotoWith(6)),
    used_at: expect.any(String),
  });
  const paper = await app.call('mueller', 'GET', path(claimId, '/pdf'));
  const { pages } = await readPdf(new Uint8Array(await paper.arrayBuffer()));
  expect(pages.map(({ text }) => text).join(' ')).toMatch(
    /Fotos und Unterlagen.*Stoßfänger links\.jpg.*Kostenvoranschlag\.pdf/s,
  );
});

it('accepts ten files for a report, and another one after one was removed', async () => {
  const claimId = await report();
  for (let file = 0; file < 10; file += 1) expect((await add(claimId, `${file}.jpg`)).status).toBe(200);
  expect(await answered(add(claimId, 'zu viel.jpg'))).toEqual([409, 'TOO_MANY_FILES']);

  const [first] = (await files(claimId)) ?? [];
  const remove = (as: string) => app.call(as, 'DELETE', path(claimId, `/files/${first?.id}`, as));
  expect(await answered(remove('jahreswechsel'))).toEqual([404, 'NOT_FOUND']);
  expect((await files(claimId))?.length).toBe(10);
  expect((await remove('mueller')).status).toBe(204);
  expect((await remove('mueller')).status).toBe(204);
  expect((await files(claimId))?.map(({ name }) => name)).not.toContain('0.jpg');
  expect((await add(claimId, 'noch eins.jpg')).status).toBe(200);
});

it('accepts forty files a day for an account; a removed one does not count', async () => {
  const claimId = await report();
  const counters = createDatabaseCounters(app.database.query);
  for (let files = 1; files < 40; files += 1)
    await spend(counters, { claimFilesOfSession: `${idOf('mueller')} ` }, now);

  expect((await add(claimId, 'vierzig.jpg')).status).toBe(200);
  const refused = await add(claimId, 'zu viel.jpg');
  expect([refused.status, await refused.text()]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  const [file] = (await files(claimId)) ?? [];
  await app.call('mueller', 'DELETE', path(claimId, `/files/${file?.id}`));
  expect((await add(claimId, 'wieder.jpg')).status).toBe(200);
});

it('finds reports of the account only', async () => {
  const claimId = await report();
  expect(await answered(add(claimId, 'a.jpg', photo(), 'jahreswechsel'))).toEqual([404, 'NOT_FOUND']);
  expect(await answered(add('0b7e4a52-6c1d-4f0a-9e3b-1c2d3e4f5a6b', 'a.jpg'))).toEqual([404, 'NOT_FOUND']);
  const { documents } = await storedDocuments(app.database);
  expect(documents).toEqual([]);
});

it('accepts no files and lists none when the insurer has not switched the function on', async () => {
  const claimId = await report();
  const { query } = app.database;
  const account = () =>
    query.selectFrom('accounts').select('application').where('account_id', '=', idOf('mueller'));
  const { application } = await account().executeTakeFirstOrThrow();
  const store = (entries: typeof application) =>
    query
      .updateTable('accounts')
      .set({ application: JSON.stringify(entries) })
      .where('account_id', '=', idOf('mueller'))
      .execute();
  await store(application.filter(({ type }) => type !== 'FUNCTIONALITY_CLAIMFILES'));

  expect(await answered(add(claimId, 'a.jpg'))).toEqual([403, 'FUNCTIONALITY_OFF']);
  expect(await answered(app.call('mueller', 'DELETE', path(claimId, '/files/a')))).toEqual([
    403,
    'FUNCTIONALITY_OFF',
  ]);
  expect(await files(claimId)).toBeUndefined();
  await store(application);
});
