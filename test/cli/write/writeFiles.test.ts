import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../../../src/cli/write/writeFiles.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'));
  for (const file of ['a', 'b', 'c']) writeFileSync(join(root, file), `old ${file}`);
});

afterEach(() => rmSync(root, { recursive: true }));

const newTexts = new Map(['a', 'b', 'c'].map((file) => [file, `new ${file}`]));
const read = () => readdirSync(root, { withFileTypes: true }).map(readEntry).toSorted();

function readEntry(entry: { readonly name: string; isFile: () => boolean }): string {
  return entry.isFile() ? readFileSync(join(root, entry.name), 'utf8') : entry.name;
}

describe('writeFiles', () => {
  it('writes all files and leaves nothing beside them', () => {
    writeFiles(root, newTexts);
    expect(read()).toEqual(['new a', 'new b', 'new c']);
  });

  it('changes no file when one does not exist', () => {
    rmSync(join(root, 'b'));
    expect(() => writeFiles(root, newTexts)).toThrow('ENOENT');
    expect(read()).toEqual(['old a', 'old c']);
  });

  it('gives files back their old texts when a later one cannot be replaced', () => {
    // The second name of the file finds its new text gone.
    const twice = new Map([...newTexts, ['./a', 'newer a']]);
    expect(() => writeFiles(root, twice)).toThrow('ENOENT');
    expect(read()).toEqual(['old a', 'old b', 'old c']);
  });

  it('changes no file when a text cannot be written beside its file', () => {
    // A folder stands where the text should be written.
    mkdirSync(join(root, `b.${process.pid}.tmp`, 'full'), { recursive: true });
    expect(() => writeFiles(root, newTexts)).toThrow('EISDIR');
    expect(['a', 'b', 'c'].map((file) => readFileSync(join(root, file), 'utf8'))).toEqual([
      'old a',
      'old b',
      'old c',
    ]);
  });
});
