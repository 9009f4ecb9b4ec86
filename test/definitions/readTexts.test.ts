import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFilesBelow, readTexts, readIfPresent } from '../../src/definitions/disk.ts';

it('leaves out files and folders that are gone when it comes to them', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(root, 'rules/deep'), { recursive: true });
  writeFileSync(join(root, 'rules/one.json'), '1');
  writeFileSync(join(root, 'rules/deep/two.json'), '2');
  const listed = listFilesBelow(root, 'rules');
  expect(listed).toEqual(['rules/deep/two.json', 'rules/one.json']);
  rmSync(join(root, 'rules/deep'), { recursive: true });
  expect([...readTexts(root, listed)]).toEqual([['rules/one.json', '1']]);
  expect(listFilesBelow(root, 'rules/deep')).toEqual([]);
  rmSync(root, { recursive: true });
});

it('takes only an absent file for absent', () => {
  const refuse = () => {
    throw Object.assign(new Error('refused'), { code: 'EACCES' });
  };
  expect(() => readIfPresent(refuse)).toThrow('refused');
});
