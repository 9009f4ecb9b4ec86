import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';

const readme = readFileSync('src/analysis/README.md', 'utf8');
/** Returns the code spans in the first cells of the rows below a heading. */
function firstCells(heading: string): readonly string[] {
  const [chapter = ''] = readme.split(`${heading}\n`)[1]?.split(/^#/m) ?? [];
  return [...chapter.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

it('the README of the tools has a row for every command, and no other', () => {
  const described = firstCells('# What the tools prove, and what they do not').map(
    (name) => name.split(' ')[1],
  );

  expect(new Set(described)).toEqual(new Set(commands.keys()));
});

it('the README of the tools has a row for every finding of a proof, and no other', () => {
  const code = ['src/analysis/prove', 'src/analysis/promises']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  const reported = [...code.matchAll(/\bmistake\(\s*(?:[^'`;]*\?\s*)?['`]([a-z]+(?:-[a-z]+)*)/g)].map(
    ([, name]) => name,
  );

  expect(new Set(firstCells('### Findings'))).toEqual(new Set(reported));
});
