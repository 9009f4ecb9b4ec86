import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every text a page, the place of a form or an errand names, written out or with one changing part (`shell:legal.${page}.title`). */
const named = ['src/portal', 'src/ui', 'schemas', 'rules/_shared']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$|^(wizard|errands)\.json$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .flatMap((code) => [
    ...code.matchAll(
      /['"`]((?:shell|messages|claims|selection|dashboard|notification|account|contact|documents):[^'"`\s]+)['"`]/g,
    ),
  ])
  .map((match) => match[1] ?? '')
  // Texts that the server writes into the page.
  .concat(
    [...readFileSync('src/delivery/server/writeFrame.ts', 'utf8').matchAll(/texts\('([\w.]+)'/g)].map(
      ([, key = '']) => `shell:${key}`,
    ),
  );

const areas = [
  'shell',
  'messages',
  'claims',
  'selection',
  'dashboard',
  'notification',
  'account',
  'contact',
  'documents',
];
const known = areas.flatMap((area) =>
  Object.keys(JSON.parse(readFileSync(`schemas/_shared/texts/${area}.de.json`, 'utf8')) as object).map(
    // Of one and of several are named by the same key.
    (key) => `${area}:${key.replace(/_(one|other)$/, '')}`,
  ),
);
const patternOf = (name: string): RegExp =>
  new RegExp(
    `^${name
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.]/g, '\\.'))
      .join('[^.]+')}$`,
  );

describe('texts of the pages', () => {
  it('exist for every key that a page names', () => {
    const missing = named.filter((name) => !known.some((key) => patternOf(name).test(key)));

    expect(missing).toEqual([]);
  });

  it('are used by a page, except the shared messages of forms', () => {
    const unused = known.filter(
      (key) =>
        !key.startsWith('messages:') &&
        !key.startsWith('notification:type.') &&
        !key.endsWith(':$schema') &&
        !named.some((name) => patternOf(name).test(key)),
    );

    expect(unused).toEqual([]);
  });

  it('ACC-014 use the words of the form for a title', () => {
    const form = JSON.parse(readFileSync('schemas/account-details/texts.de.json', 'utf8')) as object;
    const labels = Object.entries(form).flatMap(([key, text]) => {
      const [, code] = /^details\.title\.options\.(\w+)$/.exec(key) ?? [];
      return code === undefined ? [] : [[`name.title.${code}`, text]];
    });
    const account = JSON.parse(readFileSync('schemas/_shared/texts/account.de.json', 'utf8')) as object;

    expect(labels).not.toEqual([]);
    expect(Object.entries(account).filter(([key]) => key.startsWith('name.title.'))).toEqual(labels);
  });
});
