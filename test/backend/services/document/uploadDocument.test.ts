import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formWith, jpegWith, pdf, storedDocuments } from '../../fixtures/documents.ts';
import { createScanner } from '../../../../src/backend/scanner/createScanner.ts';
import { startFakeScanner } from '../../scanner/fakeScanner.ts';
import { photoWith, plainPhotoWith } from '../../../photos.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { type CallOptions, idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
let time = now;
beforeAll(async () => {
  app = await testApp({ clock: () => time });
}, hookTimeout);
afterAll(() => app.close());
afterEach(async () => {
  time = now;
  await app.database.query.deleteFrom('documents').execute();
  await app.database.query.deleteFrom('idempotency_keys').execute();
  await app.database.query.deleteFrom('limit_counters').execute();
});

const largest = 10_000_000;
const path = (key = 'mueller') => `/api/v1/document/accounts/${idOf(key)}`;
const upload = (options: CallOptions, key = 'mueller') => app.call(key, 'POST', path(key), options);
const file = (content: string | Uint8Array<ArrayBuffer>, type: string, name = 'nachweis') =>
  new File([content], name, { type });
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]);

const boundary = 'x-boundary-x';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const partOf = (disposition: string, content = '%PDF-1.7 Inhalt', type = 'application/pdf') =>
  `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;
const named = (name: string) => partOf(`form-data; name="file"; filename="${name}"`);
const end = `--${boundary}--\r\n`;

const withField = () => {
  const form = new FormData();
  form.append('file', pdf());
  form.append('note', 'Anmerkung');
  return form;
};
const fieldFirst = () => {
  const form = new FormData();
  form.append('note', 'Anmerkung');
  form.append('file', pdf());
  return form;
};
const underOtherName = () => {
  const form = new FormData();
  form.append('document', pdf());
  return form;
};

/** Creates a body that arrives in pieces, and fails when `pieces` throws. */
const streamOf = (pieces: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });

interface Attack {
  readonly says: string;
  readonly raw: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly code: string;
}
const malformed = { status: 400, code: 'MALFORMED' };
const wrongType = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
const tooLarge = { status: 413, code: 'TOO_LARGE' };

const attacks: readonly Attack[] = [
  { says: 'JSON', raw: '{"file":"x"}', headers: { 'content-type': 'application/json' }, ...wrongType },
  { says: 'a bare PDF', raw: pdf(), headers: { 'content-type': 'application/pdf' }, ...wrongType },
  {
    says: 'a URL-encoded form',
    raw: new URLSearchParams({ file: 'x' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...wrongType,
  },
  {
    says: 'no boundary',
    raw: named('a.pdf') + end,
    headers: { 'content-type': 'multipart/form-data' },
    ...malformed,
  },
  {
    says: 'another boundary',
    raw: named('a.pdf') + end,
    headers: { 'content-type': 'multipart/form-data; boundary=other' },
    ...malformed,
  },
  { says: 'no form at all', raw: 'Guten Tag', headers: multipart, ...malformed },
  { says: 'nothing', raw: '', headers: multipart, ...malformed },
  { says: 'a form without parts', raw: end, headers: multipart, ...malformed },
  { says: 'two files', raw: formWith(pdf(), pdf(3000)), ...malformed },
  { says: 'two large files', raw: formWith(pdf(4_000_000), pdf(4_000_000)), ...malformed },
  { says: 'a field after the file', raw: withField(), ...malformed },
  { says: 'a field before the file', raw: fieldFirst(), ...malformed },
  { says: 'a file under another name', raw: underOtherName(), ...malformed },
  {
    says: 'a text in place of the file',
    raw: partOf('form-data; name="file"', 'hallo', 'text/plain') + end,
    headers: multipart,
    ...wrongType,
  },
  {
    says: 'a part that is no form data',
    raw: partOf('attachment; name="file"; filename="a.pdf"') + end,
    headers: multipart,
    ...malformed,
  },
  {
    says: 'the form cut off inside the file',
    raw: named('a.pdf').slice(0, -8),
    headers: multipart,
    ...malformed,
  },
  { says: 'the form cut off after the file', raw: named('a.pdf'), headers: multipart, ...malformed },
  {
    says: 'an SVG',
    raw: formWith(file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')),
    ...wrongType,
  },
  {
    says: 'an SVG declared as PNG',
    raw: formWith(file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png')),
    ...wrongType,
  },
  {
    says: 'HTML declared as PDF',
    raw: formWith(file('<!doctype html><script>1</script>', 'application/pdf', 'a.pdf')),
    ...wrongType,
  },
  {
    says: 'a program under the name of a PDF',
    raw: formWith(file(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'application/pdf', 'nachweis.pdf')),
    ...wrongType,
  },
  { says: 'a GIF', raw: formWith(file('GIF89a....', 'image/gif')), ...wrongType },
  { says: 'an empty file', raw: formWith(file('', 'application/pdf')), ...wrongType },
  { says: 'the beginning of the first bytes', raw: formWith(file('%PD', 'application/pdf')), ...wrongType },
  { says: 'nothing but NUL', raw: formWith(file(Buffer.alloc(5000), 'application/pdf')), ...wrongType },
  {
    says: 'a JPEG without a picture',
    raw: formWith(file(Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'image/jpeg')),
    ...wrongType,
  },
  {
    says: 'a JPEG whose segments are none',
    raw: formWith(file(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 7, 7]), 'image/jpeg')),
    ...wrongType,
  },
  { says: 'one byte more than 10,000,000', raw: formWith(pdf(largest + 1)), ...tooLarge },
  { says: 'much more', raw: formWith(pdf(2 * largest)), ...tooLarge },
  {
    says: 'a long end after the form',
    raw: named('a.pdf') + end + 'a'.repeat(largest + 100_000),
    headers: multipart,
    ...tooLarge,
  },
  {
    says: 'a length that is a lie',
    raw: formWith(pdf()),
    headers: { 'content-length': '99999999' },
    ...tooLarge,
  },
];

describe('refused files', () => {
  it.each(attacks)(
    'RATE-026 RATE-027 $says leaves nothing behind',
    async ({ raw, headers, status, code }) => {
      const response = await upload({ raw, ...(headers === undefined ? {} : { headers }) });

      expect([response.status, await response.text()]).toEqual([status, code]);
      expect(await storedDocuments(app.database)).toEqual({ blocks: 0, documents: [] });
      expect((await app.call(null, 'GET', '/health')).status).toBe(200);
    },
  );

  it.each([
    ['demo', 'DEMO_ACCOUNT'],
    ['neu', 'NOT_ACTIVATED'],
  ])('the file of account %s is never stored', async (key, code) => {
    const response = await upload({ raw: formWith(pdf()) }, key);

    expect([response.status, await response.text()]).toEqual([403, code]);
    expect(await storedDocuments(app.database)).toEqual({ blocks: 0, documents: [] });
  });
});

describe('stored files', () => {
  it.each([
    ['PDF', pdf(), 'application/pdf'],
    ['PNG', file(png, 'image/png'), 'image/png'],
    ['JPEG', file(jpegWith([[0xe0, 'JFIF']]), 'image/jpeg'), 'image/jpeg'],
    ['PDF without a type', file('%PDF-1.7 Inhalt', ''), 'application/pdf'],
    ['PDF as a text', file('%PDF-1.7 Inhalt', 'text/plain'), 'application/pdf'],
    ['PDF as a PNG', file('%PDF-1.7 Inhalt', 'image/png'), 'application/pdf'],
    ['PNG as a PDF', file(png, 'application/pdf'), 'image/png'],
    ['JPEG as image/jpg', file(jpegWith([[0xe0, 'JFIF']]), 'image/jpg'), 'image/jpeg'],
    ['JPEG of any kind', file(jpegWith([[0xe0, 'JFIF']]), 'application/octet-stream'), 'image/jpeg'],
  ])('API-030 RATE-026 a %s, under an id that belongs to the account', async (_, sent, mediaType) => {
    const response = await upload({ raw: formWith(sent) });

    const answer = (await response.json()) as { readonly id: string };
    expect(response.status).toBe(200);
    const { documents } = await storedDocuments(app.database);
    expect(documents).toMatchObject([
      {
        id: answer.id,
        account_id: idOf('mueller'),
        state: 'done',
        media_type: mediaType,
        size: sent.size,
        used_at: null,
        content: Buffer.from(await sent.arrayBuffer()),
      },
    ]);
  });

  it.each([
    ['9,999,999', largest - 1],
    ['10,000,000', largest],
  ])('RATE-027 a file of %s bytes, whole', async (_, size) => {
    const response = await upload({ raw: formWith(pdf(size)) });

    expect(response.status).toBe(200);
    const { blocks, documents } = await storedDocuments(app.database);
    expect(documents[0]?.content.equals(Buffer.from(await pdf(size).arrayBuffer()))).toBe(true);
    expect(blocks).toBe(Math.ceil(size / (192 * 1024)));
  });

  it.each([
    ['a path', '../../etc/passwd'],
    ['a Windows path', 'C:\\\\Users\\\\anna\\\\nachweis.pdf'],
    ['a turned direction of writing', 'nachweis\u202Efdp.exe'],
    ['NUL', 'a\0b.pdf'],
    ['an encoded line break', 'a%0D%0Ab.pdf'],
    ['a line break', 'a\r\nb.pdf'],
    ['100,000 characters', 'a'.repeat(100_000)],
    ['3,000 characters', `${'a'.repeat(3000)}.pdf`],
    ['nothing', ''],
  ])('a file name with %s is accepted and not stored', async (_, name) => {
    const response = await upload({ raw: named(name) + end, headers: multipart });

    expect(response.status).toBe(200);
    const { documents } = await storedDocuments(app.database);
    expect(documents[0]).toMatchObject({ name: null });
    expect(documents).toHaveLength(1);
  });

  it('the place of a picture is removed', async () => {
    const kept = [
      [0xe0, 'JFIF'],
      [0xe2, 'ICC_PROFILE'],
      [0xee, 'Adobe'],
      [0xdb, 'tables'],
    ] as const;
    const personal = [
      [0xe1, 'Exif GPS 50.94'],
      [0xe1, 'x'.repeat(60_000)],
      [0xed, 'Photoshop IPTC'],
      [0xef, 'other'],
      [0xfe, 'comment'],
    ] as const;
    const mixed = jpegWith([kept[0], ...personal, ...kept.slice(1)]);

    await upload({ raw: formWith(file(mixed, 'image/jpeg')) });

    const { documents } = await storedDocuments(app.database);
    expect(documents).toMatchObject([{ content: jpegWith(kept), size: jpegWith(kept).length }]);
  });
});

it('a photo loses its place and keeps its orientation', async () => {
  await upload({ raw: formWith(file(photoWith(6), 'image/jpeg')) });

  const { documents } = await storedDocuments(app.database);
  expect(documents).toMatchObject([{ content: Buffer.from(plainPhotoWith(6)) }]);
});

const keyed = (sent: File, key = 'key-12345') => ({
  raw: formWith(sent),
  headers: { 'idempotency-key': key },
});

describe('an idempotency key', () => {
  it('gets the first answer again for the same file, and keeps one document', async () => {
    const first = await (await upload(keyed(pdf()))).text();

    expect(await (await upload(keyed(pdf(2000, 'anders.pdf')))).text()).toBe(first);
    expect((await storedDocuments(app.database)).documents).toHaveLength(1);
  });

  it('is refused for another file, which leaves nothing behind', async () => {
    await upload(keyed(pdf()));
    const response = await upload(keyed(pdf(3000)));

    expect([response.status, await response.text()]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect((await storedDocuments(app.database)).documents).toMatchObject([{ size: 2000 }]);
  });

  it('makes one document of ten parallel attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await upload(keyed(pdf(300_000)))).text()),
    );

    expect(new Set(answers).size).toBe(1);
    expect((await storedDocuments(app.database)).documents).toHaveLength(1);
  });
});

it('accepts twenty documents within a day, and then returns the time until the next', async () => {
  const first = keyed(pdf());
  const answer = await (await upload(first)).text();
  for (let count = 1; count < 20; count += 1) {
    expect((await upload({ raw: formWith(pdf()) })).status).toBe(200);
  }
  // A file that is received first would be refused for its content.
  expect(
    (await upload({ raw: formWith(new File(['text'], 'a.pdf', { type: 'application/pdf' })) })).status,
  ).toBe(429);
  expect(await (await upload(keyed(pdf()))).text()).toBe(answer);
  time = new Date(now.getTime() + 23 * 3_600_000);
  const response = await upload({ raw: formWith(pdf()) });

  expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    '3600',
  ]);
  expect((await storedDocuments(app.database)).documents).toHaveLength(20);
  time = new Date(now.getTime() + 24 * 3_600_000);
  expect((await upload({ raw: formWith(pdf()) })).status).toBe(200);
});

it('a seeded fault leaves no document behind', async () => {
  const { query } = app.database;
  const fault = { account_id: idOf('mueller'), operation: 'uploadDocument', status: 500, body: '' };
  await query.insertInto('faults').values(fault).execute();

  expect((await upload({ raw: formWith(pdf()) })).status).toBe(500);
  expect(await storedDocuments(app.database)).toEqual({ blocks: 0, documents: [] });
  await query.deleteFrom('faults').where('operation', '=', 'uploadDocument').execute();
});

describe('a slow upload', () => {
  it('does not block other requests, and is not visible until it is complete', async () => {
    const bytes = Buffer.from(named('a.pdf').replace('Inhalt', 'a'.repeat(500_000)) + end);
    let others: readonly number[] = [];
    let halfway: Awaited<ReturnType<typeof storedDocuments>> | undefined;
    async function* pieces() {
      yield bytes.subarray(0, 300_000);
      others = [
        (await app.call('mueller', 'GET', `/api/v1/account/accounts/${idOf('mueller')}`)).status,
        (await upload({ raw: formWith(pdf()) })).status,
      ];
      halfway = await storedDocuments(app.database);
      yield bytes.subarray(300_000);
    }
    const response = await upload({ raw: streamOf(pieces()), headers: multipart });

    expect(others).toEqual([200, 200]);
    expect(halfway?.documents.map(({ state }) => state).toSorted()).toEqual(['done', 'pending']);
    expect(response.status).toBe(200);
    expect((await storedDocuments(app.database)).documents.map(({ state }) => state)).toEqual([
      'done',
      'done',
    ]);
  });

  it('leaves no document behind when its sender disconnects', async () => {
    async function* pieces() {
      yield Buffer.from(named('a.pdf').replace('Inhalt', 'a'.repeat(500_000)));
      throw new Error('gone');
    }
    const response = await upload({ raw: streamOf(pieces()), headers: multipart });

    expect(response.status).toBe(400);
    expect(await storedDocuments(app.database)).toEqual({ blocks: 0, documents: [] });
  });
});

describe('with a virus scanner', () => {
  /** Uploads a file to an application whose scanner replies so; null closes the connection. */
  async function uploadTo(reply: string | null, content: Uint8Array<ArrayBuffer>, type: string) {
    const scanner = await startFakeScanner({
      afterFile: (socket) => (reply === null ? socket.destroy() : socket.write(reply)),
    });
    const { database } = app;
    await database.query.deleteFrom('audit_events').execute();
    const scanned = await testApp({ database, scan: createScanner(scanner.url) });
    const response = await scanned.call('mueller', 'POST', path(), { raw: formWith(file(content, type)) });
    scanner.close();
    const { documents } = await storedDocuments(database);
    const events = await database.query.selectFrom('audit_events').select(['outcome', 'detail']).execute();
    return {
      seen: [response.status, response.headers.get('retry-after'), documents.length],
      events: events.map(({ outcome, detail }) => [outcome, detail]),
      code: await response.text(),
      scanned: scanner.files,
      log: scanned.log,
    };
  }
  const content = new Uint8Array(Buffer.from(`%PDF-1.7\n${'a'.repeat(400_000)}`));

  it.each([
    ['takes a file that it calls clean', 'stream: OK\0', [200, null, 1], [['done', null]]],
    ['refuses an infected one', 'stream: Eicar FOUND\0', [415, null, 0], [['refused', 'infected']]],
    ['refuses one that is too large for it', 'INSTREAM size limit exceeded. ERROR\0', [413, null, 0], []],
    ['refuses all for now without verdict', 'stream: ERROR\0', [503, '30', 0], []],
    ['refuses all for now without a scanner', null, [503, '30', 0], []],
  ])('%s, and stores no other', async (_, reply, seen, events) => {
    expect(await uploadTo(reply, content, 'application/pdf')).toMatchObject({ seen, events });
  });

  it('the log names the trouble, and never the file', async () => {
    const { code, log } = await uploadTo(null, content, 'application/pdf');

    expect(code).toBe('SERVICE_UNAVAILABLE');
    expect(log).toContainEqual(expect.objectContaining({ event: 'error', reason: 'SCANNER_CLOSED' }));
    expect(JSON.stringify(log)).not.toContain('nachweis');
  });

  it('a photo is scanned as it is stored: without the segments that might part a signature', async () => {
    const photo = jpegWith([[0xe1, 'Exif']]);
    const { scanned } = await uploadTo('stream: OK\0', new Uint8Array(photo), 'image/jpeg');
    const { documents } = await storedDocuments(app.database);

    expect(scanned).toEqual([documents[0]?.content]);
    expect(scanned[0]?.includes('Exif')).toBe(false);
  });
});
