import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortForms } from '../shortForms.ts';

interface Part {
  readonly name: string;
  readonly texts: readonly string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Groups of texts in reading order: those of a step, of one group of a shared area, of an entry of the content service. */
const parts: readonly Part[] = [
  ...readdirSync('schemas', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .flatMap(({ name }) => partsOf(`schemas/${name}/texts.de.json`, 1)),
  ...readdirSync('schemas/_shared/texts')
    .filter((file) => !/^(paper|outbox|accounts)/.test(file))
    .flatMap((file) => partsOf(`schemas/_shared/texts/${file}`, 2)),
  ...readdirSync('src/backend/content/entries').flatMap((file) => {
    const entries = read(`src/backend/content/entries/${file}`) as readonly { readonly id: string }[];
    return entries.map((entry) => ({ name: `${file}: ${entry.id}`, texts: stringsIn(entry) }));
  }),
];

describe('the short form', () => {
  it.each(Object.entries(shortForms))('%s is written out where it is first used', (short, words) => {
    const expression = new RegExp(`(?<![\\p{L}\\d])${short}(?![\\p{L}\\d])`, 'u');
    const unexplained = parts.filter(({ texts }) => {
      const first = texts.findIndex((text) => expression.test(text));
      // The next text may be its hint.
      return first >= 0 && !texts.slice(0, first + 2).some((text) => text.includes(words));
    });

    expect(parts.length).toBeGreaterThan(100);
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  });
});

/** The texts of a file, grouped by the first parts of their keys. */
function partsOf(file: string, depth: number): readonly Part[] {
  const texts = Object.entries(read(file) as Readonly<Record<string, string>>);
  const groups = new Map<string, string[]>();
  for (const [key, text] of texts) {
    const group = key.split('.').slice(0, depth).join('.');
    groups.set(group, [...(groups.get(group) ?? []), text]);
  }
  return [...groups].map(([name, own]) => ({ name: `${file}: ${name}`, texts: own }));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
