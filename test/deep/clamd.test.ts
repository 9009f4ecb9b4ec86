import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanner, type Scanner } from '../../src/backend/scanner/createScanner.ts';

const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find((path) =>
  existsSync(path),
);
/** The harmless file that every scanner finds (eicar.org), in two parts so that none finds this file. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const megabyte = 1_000_000;

describe.runIf(process.env['DEEP'] === '1' && program !== undefined)("ClamAV's daemon", () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.ctl');
  let daemon: ChildProcess;
  let ended: Promise<unknown>;
  let scan: Scanner;
  beforeAll(async () => {
    writeFileSync(join(folder, 'test.ndb'), `Test.File:0:*:${eicar.toString('hex')}\n`);
    const lines = [
      `DatabaseDirectory ${folder}`,
      `LocalSocket ${socket}`,
      'Foreground yes',
      'StreamMaxLength 12M',
      'SelfCheck 0',
    ];
    writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
    daemon = spawn(program ?? '', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    ended = once(daemon, 'exit');
    while (!existsSync(socket)) await wait(100);
    scan = createScanner(`unix://${socket}`);
  }, 60_000);
  afterAll(async () => {
    daemon.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  async function* inBlocks(content: Buffer): AsyncIterable<Buffer> {
    for (let from = 0; from < content.length; from += 196_608)
      yield await Promise.resolve(content.subarray(from, from + 196_608));
  }
  const filler = (bytes: number) => Buffer.alloc(bytes, 'a');

  it.each([
    ['clean', 'a small file', filler(100)],
    ['clean', 'the largest upload', filler(10 * megabyte)],
    ['clean', 'an empty file', filler(0)],
    ['infected', 'the test file', eicar],
    ['infected', 'a signature at the end', Buffer.concat([filler(9 * megabyte), eicar])],
    ['infected', 'a signature over the border of two pieces', Buffer.concat([filler(65_520), eicar])],
    ['tooLarge', 'more than the limit of the daemon', filler(13 * megabyte)],
  ])('says %s of %s', async (verdict, _, content) => {
    expect(await scan(inBlocks(content))).toBe(verdict);
  });

  it('answers many at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => scan(inBlocks(index % 2 === 0 ? eicar : filler(megabyte)))),
    );

    expect(verdicts).toEqual(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'infected' : 'clean')),
    );
  });

  it('gives no verdict once it has ended', async () => {
    daemon.kill();
    await ended;
    await expect(scan(inBlocks(eicar))).rejects.toMatchObject({ name: 'Unavailable' });
  });
});
