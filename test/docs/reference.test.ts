import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemasCommand } from '../../src/cli/commands/schemasCommand.ts';
import { operators } from '../../src/engine/index.ts';
import { definitionsCopy } from '../cli/definitionsCopy.ts';

const [, reference = ''] = readFileSync('docs/format.md', 'utf8').split('<!-- reference:begin -->');
const rows = reference.split('\n').flatMap((line) => {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.length > 3 && cells[1] !== 'Member' && cells[1] !== '---' ? [cells.slice(1, -1)] : [];
});

it('the reference describes every member', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((cells) => cells.includes(''))).toEqual([]);
});

it('the reference has a row for every operator', () => {
  const named = new Set(rows.map(([name]) => name));

  expect(Object.keys(operators).filter((name) => !named.has(`\`${name}\``))).toEqual([]);
});

it('the reference links only to its own headings, each of which is unique', () => {
  const headings = [...reference.matchAll(/^#{3,4} (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase(),
  );
  const targets = new Set([...reference.matchAll(/\]\(#([\w-]+)\)/g)].map(([, target]) => target));

  expect(
    [...targets].filter((target) => headings.filter((heading) => heading === target).length !== 1),
  ).toEqual([]);
});

it('the reference is reported when it is out of date, and written again', async () => {
  const root = definitionsCopy('.');
  try {
    cpSync('docs/format.md', join(root, 'docs/format.md'));
    const fresh = readFileSync('docs/format.md', 'utf8');
    writeFileSync(
      join(root, 'docs/format.md'),
      fresh.replace('| `exits.cancel` | text', '| `exits.cancel` | number'),
    );

    expect(await schemasCommand.run({ root, mode: 'check' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('docs/format.md sagt nicht, was seine Quelle sagt'),
    });

    await schemasCommand.run({ root, mode: 'write' });

    expect(readFileSync(join(root, 'docs/format.md'), 'utf8')).toBe(fresh);
  } finally {
    rmSync(root, { recursive: true });
  }
});
