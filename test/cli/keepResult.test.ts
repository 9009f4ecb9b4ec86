import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestTexts, keepResult } from '../../src/cli/kept/keepResult.ts';

let folder = '';
let computed = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  computed = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

const compute = () => {
  computed += 1;
  return Promise.resolve({ text: 'ä', none: undefined, some: new Map([['a', 1]]) });
};

describe('keepResult', () => {
  it('computes a result once for a key, and returns the same content again', async () => {
    const first = await keepResult('one', compute, folder);
    expect(await keepResult('one', compute, folder)).toEqual(first);
    await keepResult('two', compute, folder);
    expect(computed).toBe(2);
  });

  it('keeps nothing without a key', async () => {
    await keepResult(null, compute, folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('computes again what was damaged, cut off or empty', async () => {
    await keepResult('one', compute, folder);
    const file = join(folder, 'one');
    const sound = readFileSync(file);
    const flipped = Buffer.from(sound);
    flipped[sound.length - 1] = (flipped[sound.length - 1] ?? 0) ^ 1;
    for (const damaged of [flipped, sound.subarray(0, sound.length - 4), Buffer.alloc(0)]) {
      writeFileSync(file, damaged);
      expect(await keepResult('one', compute, folder)).toEqual(await compute());
    }
    expect(readFileSync(file)).toEqual(sound);
  });

  it('returns a result that cannot be kept', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(keepResult('one', compute, join(folder, 'file'))).resolves.toEqual(await compute());
    await expect(keepResult('one', () => Promise.resolve(compute), folder)).resolves.toBe(compute);
  });

  it('keeps no failure', async () => {
    await expect(keepResult('one', () => Promise.reject(new Error('broken')), folder)).rejects.toThrow(
      'broken',
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes the oldest results when there are too many', async () => {
    for (let count = 0; count < 401; count += 1) writeFileSync(join(folder, `old-${count}`), '');
    await keepResult('one', compute, folder);
    expect(readdirSync(folder).length).toBe(200);
  });
});

describe('digestTexts', () => {
  it('tells texts apart that read the same together', () => {
    expect(digestTexts(['ab', 'c'])).not.toBe(digestTexts(['a', 'bc']));
  });
});
