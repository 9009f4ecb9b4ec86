import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventDetails, eventKinds } from '../../src/backend/audit/eventKinds.ts';

const code = readdirSync('src/backend', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');
const document = readFileSync('docs/operation.md', 'utf8');

it('the document of operation describes every environment variable of the back end, and no other', () => {
  const read = [...code.matchAll(/(?:process\.env\['|process\.env\.|\bvalue\(')([A-Z_]+)\b/g)].map(
    ([, name]) => name,
  );
  const described = [...document.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);

  expect(new Set(described)).toEqual(new Set(read));
});

it('the document of operation names every metric', () => {
  const figures = [...code.matchAll(/\bportal_[a-z]+_[a-z_]+\b/g)].map(([name]) => name);

  expect([...new Set(figures)].filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

it('the document of operation names every kind and detail of the audit log', () => {
  const words = [...Object.keys(eventKinds), ...Object.keys(eventDetails)];

  expect(words.filter((word) => !document.includes(`\`${word}\``))).toEqual([]);
});
