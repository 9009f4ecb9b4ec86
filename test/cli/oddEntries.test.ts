import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { definitionsCopy } from './definitionsCopy.ts';

let root = '';
let found: readonly string[] = [];

/** What lies below the definitions and is no file that can be read, with the finding about it. */
const entries: Readonly<Record<string, readonly [make: (path: string) => void, code: string]>> = {
  'schemas/repair/pipe.json': [(path) => execFileSync('mkfifo', [path]), 'unread-file'],
  'rules/gone.json': [(path) => symlinkSync('nowhere.json', path), 'unread-file'],
  'brands/testmarke/copy.svg': [(path) => symlinkSync('logo.svg', path), 'unread-file'],
  'schemas/_shared/texts/circle': [(path) => symlinkSync('..', path), 'unread-file'],
  'schemas/_shared/folder.json': [(path) => mkdirSync(path), 'unread-file'],
  'test/flows/repair/empty.flow.yaml': [(path) => writeFileSync(path, ''), 'flow-syntax'],
  'test/flows/repair/utf16.flow.yaml': [
    (path) => writeFileSync(path, Buffer.from('\uFEFFform: repair', 'utf16le')),
    'flow-syntax',
  ],
  'rules/utf16.json': [(path) => writeFileSync(path, Buffer.from('\uFEFF{}', 'utf16le')), 'json-syntax'],
};

describe('lint of a folder with odd entries', () => {
  beforeAll(async () => {
    root = definitionsCopy('test/analysis/base');
    mkdirSync(join(root, 'test/flows/repair'), { recursive: true });
    for (const [path, [make]] of Object.entries(entries)) make(join(root, path));
    const { text } = await runCommandLine(['lint', '--json', '--root', root], '.');
    const findings = JSON.parse(text) as readonly { readonly file: string; readonly code: string }[];
    found = findings.map(({ file, code }) => `${code} ${file}`);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(Object.entries(entries))('ends and names %s', (path, [, code]) => {
    expect(found).toContain(`${code} ${path}`);
  });
});
