import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../../src/backend/store/DatabaseUnavailable.ts';
import { createScanner } from '../../../src/backend/scanner/createScanner.ts';
import { Unavailable } from '../../../src/backend/http/Unavailable.ts';
import { type FakeScanner, type ScannerManner, startFakeScanner } from './fakeScanner.ts';

let fake: FakeScanner | undefined;
afterEach(() => fake?.close());

/** Longer than one piece, and than the buffers of a connection. */
const file = randomBytes(3_000_000);
async function* inBlocks(content: Buffer): AsyncIterable<Buffer> {
  for (let from = 0; from < content.length; from += 196_608)
    yield await Promise.resolve(content.subarray(from, from + 196_608));
}

async function scanWith(manner: ScannerManner, timeout = 5_000, path?: string) {
  fake = await startFakeScanner(manner, path);
  return createScanner(fake.url, timeout)(inBlocks(file));
}

const says =
  (reply: string) =>
  (socket: { readonly write: (text: string) => unknown }): void =>
    void socket.write(reply);

describe('a verdict', () => {
  it('follows from the reply to the whole file', async () => {
    expect(await scanWith({ afterFile: says('stream: OK\0') })).toBe('clean');
    expect(fake?.files.map((one) => one.equals(file))).toEqual([true]);
  });

  it('comes from a scanner at a socket of the system, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
    expect(await scanWith({ afterFile: says('stream: OK\0') }, 5_000, join(folder, 'clamd.ctl'))).toBe(
      'clean',
    );
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['infected', 'a signature at the end', { afterFile: says('stream: Eicar-Signature FOUND\0') }],
    ['infected', 'a signature with spaces', { afterFile: says('stream: Win.Test EICAR(1) FOUND\0') }],
    ['infected', 'a signature at the begin', { atOnce: says('stream: Eicar-Signature FOUND\0') }],
    ['tooLarge', 'a limit of the scanner', { atOnce: says('INSTREAM size limit exceeded. ERROR\0') }],
  ] as const)('is %s for %s', async (verdict, _, manner) => {
    expect(await scanWith(manner)).toBe(verdict);
  });

  it("of an empty file is the scanner's, too", async () => {
    fake = await startFakeScanner({ afterFile: says('stream: OK\0') });
    expect(await createScanner(fake.url)(inBlocks(Buffer.alloc(0)))).toBe('clean');
  });
});

describe('without a verdict a file is not clean', () => {
  it.each<[string, string, ScannerManner]>([
    [
      'SCANNER_REPLY',
      'an error of the scanner',
      { afterFile: says("stream: Can't allocate memory ERROR\0") },
    ],
    ['SCANNER_REPLY', 'an unknown command', { atOnce: says('UNKNOWN COMMAND\0') }],
    ['SCANNER_REPLY', 'garbage', { afterFile: says('HTTP/1.1 200 OK\r\n\r\nstream: OK\0') }],
    ['SCANNER_REPLY', 'an empty reply', { afterFile: says('\0') }],
    ['SCANNER_REPLY', 'a reply without end', { afterFile: says('stream: OK '.repeat(200)) }],
    ['SCANNER_REPLY', 'two lines in one reply', { afterFile: says('stream: OK\nstream: X FOUND\0') }],
    ['SCANNER_CLOSED', 'a reply that is cut off', { afterFile: (socket) => socket.end('stream: OK') }],
    ['SCANNER_CLOSED', 'a connection closed without reply', { afterFile: (socket) => socket.end() }],
  ])('%s: %s', async (reason, _, manner) => {
    await expect(scanWith(manner)).rejects.toMatchObject({ name: 'Unavailable', reason, retryAfter: 30 });
  });

  it.each<[string, ScannerManner]>([
    ['closes in the middle of the file', { atOnce: (socket) => socket.end() }],
    ['resets the connection', { atOnce: (socket) => socket.resetAndDestroy() }],
  ])('when the scanner %s', async (_, manner) => {
    await expect(scanWith(manner)).rejects.toBeInstanceOf(Unavailable);
  });

  it.each<[string, ScannerManner]>([
    ['says nothing', {}],
    ['reads nothing', { atOnce: (socket) => socket.pause() }],
    ['says half a reply', { afterFile: says('stream: ') }],
  ])('when the scanner %s', async (_, manner) => {
    await expect(scanWith(manner, 100)).rejects.toMatchObject({ reason: 'SCANNER_TIMEOUT' });
  });

  it('when the scanner calls it clean before the whole of it has arrived', async () => {
    fake = await startFakeScanner({ atOnce: says('stream: OK\0') });
    const unfinished = async function* (): AsyncIterable<Buffer> {
      yield file.subarray(0, 10);
      await new Promise(() => undefined);
    };
    await expect(createScanner(fake.url)(unfinished())).rejects.toMatchObject({ reason: 'SCANNER_REPLY' });
  });

  it('when nothing listens at the address', async () => {
    const { url, close } = await startFakeScanner({});
    close();
    await expect(createScanner(url)(inBlocks(file))).rejects.toMatchObject({
      reason: 'SCANNER_ECONNREFUSED',
    });
    await expect(createScanner('unix:///nowhere/clamd.ctl')(inBlocks(file))).rejects.toMatchObject({
      reason: 'SCANNER_ENOENT',
    });
  });

  it('when the content cannot be read, which is no failure of the scanner', async () => {
    fake = await startFakeScanner({ afterFile: says('stream: OK\0') });
    const broken = async function* (): AsyncIterable<Buffer> {
      yield await Promise.resolve(file.subarray(0, 10));
      throw new DatabaseUnavailable('57P01');
    };
    await expect(createScanner(fake.url)(broken())).rejects.toMatchObject({ reason: '57P01' });
  });
});
