import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../src/backend/store/lockFolder.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';

const outDir = '.cache/lock';
let place: string;
let folder: string;
const started: ChildProcessWithoutNullStreams[] = [];
beforeAll(async () => {
  await build({
    // The configuration would load the engine again into the shared process.
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'test/deep/lockingProcess.ts', outDir, emptyOutDir: false },
  });
  place = await mkdtemp(join(tmpdir(), 'lock-'));
}, hookTimeout);
afterAll(() => rm(place, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(place, 'db-'));
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts another process, with its own folder for temporary files. */
async function startProcess(name: string) {
  const temporary = join(place, name);
  await mkdir(temporary, { recursive: true });
  const child = spawn(process.execPath, [join(outDir, 'lockingProcess.js'), folder], {
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
  });
  started.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { line, kill, pid: child.pid };
}

describe('a folder of data', () => {
  it('has one owner, also with processes in other working directories, and the lock of a dead one is replaced', async () => {
    const first = await startProcess('a');
    const second = await startProcess('b');
    expect(first.line).toBe('held');
    expect(second.line).toContain(`in use by another process (${first.pid})`);

    await first.kill();
    const three = await Promise.all(['c', 'd', 'e'].map(startProcess));

    expect(three.filter(({ line }) => line === 'held')).toHaveLength(1);
    expect(three.filter(({ line }) => line.includes('in use'))).toHaveLength(2);
    for (const { kill } of three.filter(({ line }) => line === 'held')) await kill();
  });

  it('is free when its owner releases it, and no file is left beside it', async () => {
    const lock = await lockFolder(folder);
    await lock.release();

    const again = await lockFolder(folder);
    expect(again.isHeld()).toBe(true);
    await again.release();
    const beside = (await readdir(place)).filter((name) => name.startsWith(`${basename(folder)}.`));
    expect(beside).toEqual([]);
  });

  it('is refused while an invisible owner renews its heartbeat', async () => {
    const file = `${folder}.lock`;
    await writeFile(file, JSON.stringify({ id: 'elsewhere', pid: 7, process: null }));
    let seconds = 0;
    const heart = setInterval(() => void utimes(file, (seconds += 1), seconds), 100);

    await expect(lockFolder(folder)).rejects.toThrow('in use by another process (7)');
    clearInterval(heart);
    expect(await readFile(file, 'utf8')).toContain('elsewhere');
  });
});

describe.runIf(process.env['DEEP'] === '1')('an invisible owner', () => {
  it.each([JSON.stringify({ id: 'elsewhere', pid: 7, process: null }), ''])(
    'and whose heartbeat stands still is dead (%s)',
    async (content) => {
      await writeFile(`${folder}.lock`, content);

      const lock = await lockFolder(folder);

      expect(lock.isHeld()).toBe(true);
      await lock.release();
    },
  );
});
