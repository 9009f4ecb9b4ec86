import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Json = Record<string, unknown>;

/** Copies the small sound form (or the shipped definitions) into a folder of its own. */
export function definitionsCopy(from: 'test/analysis/base' | '.'): string {
  const root = mkdtempSync(join(tmpdir(), 'definitions-'));
  for (const folder of ['schemas', 'rules', 'brands'])
    cpSync(join(from, folder), join(root, folder), { recursive: true });
  return root;
}

/** Makes the folder a git repository and commits all its files. */
export function commitAll(root: string): void {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'as it was');
}

export function editJson(root: string, file: string, change: (value: Json) => void): void {
  const value = JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
  change(value);
  writeFileSync(join(root, file), JSON.stringify(value, null, 2));
}

export function below(value: Json, ...keys: readonly string[]): Json {
  return keys.reduce((part, key) => part[key] as Json, value);
}
