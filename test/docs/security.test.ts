import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Sections of OWASP ASVS 5.0.0 with the number of their items of levels 1 and 2, which come first in each. */
const sections: readonly (readonly [section: string, count: number])[] = [
  ['V1.1', 2],
  ['V1.2', 9],
  ['V1.3', 11],
  ['V1.4', 3],
  ['V1.5', 2],
  ['V2.1', 3],
  ['V2.2', 3],
  ['V2.3', 4],
  ['V2.4', 1],
  ['V3.2', 2],
  ['V3.3', 4],
  ['V3.4', 6],
  ['V3.5', 5],
  ['V3.7', 2],
  ['V4.1', 3],
  ['V4.2', 1],
  ['V4.3', 2],
  ['V4.4', 4],
  ['V5.1', 1],
  ['V5.2', 3],
  ['V5.3', 2],
  ['V5.4', 3],
  ['V6.1', 3],
  ['V6.2', 12],
  ['V6.3', 4],
  ['V6.4', 4],
  ['V6.5', 5],
  ['V6.6', 3],
  ['V6.8', 4],
  ['V7.1', 3],
  ['V7.2', 4],
  ['V7.3', 2],
  ['V7.4', 5],
  ['V7.5', 2],
  ['V7.6', 2],
  ['V8.1', 2],
  ['V8.2', 3],
  ['V8.3', 1],
  ['V8.4', 1],
  ['V9.1', 3],
  ['V9.2', 4],
  ['V10.1', 2],
  ['V10.2', 2],
  ['V10.3', 4],
  ['V10.4', 11],
  ['V10.5', 5],
  ['V10.6', 2],
  ['V10.7', 3],
  ['V11.1', 2],
  ['V11.2', 3],
  ['V11.3', 3],
  ['V11.4', 4],
  ['V11.5', 1],
  ['V11.6', 1],
  ['V12.1', 3],
  ['V12.2', 2],
  ['V12.3', 4],
  ['V13.1', 1],
  ['V13.2', 5],
  ['V13.3', 2],
  ['V13.4', 5],
  ['V14.1', 2],
  ['V14.2', 4],
  ['V14.3', 3],
  ['V15.1', 3],
  ['V15.2', 3],
  ['V15.3', 7],
  ['V16.1', 1],
  ['V16.2', 5],
  ['V16.3', 4],
  ['V16.4', 3],
  ['V16.5', 3],
  ['V17.1', 1],
  ['V17.2', 4],
  ['V17.3', 2],
];

/** What stands in the place of a test. */
const reasons = ['does not apply', 'platform', 'operation', 'document', '**not yet**'];

/** The files of tests, the first of which Vitest or Playwright runs. */
const testList = /^`test\/[^`]+\.(?:test|spec)\.tsx?`(?:, `test\/[^`]+`)*$/;

const rows = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (V[^|]+?) +\| (.+?) +\| (.+?) +\|$/gm),
].map(([, items = '', how = '', proof = '']) => ({ items, how, proof }));

describe('the document of security', () => {
  it('has every item of levels 1 and 2 once, in order', () => {
    const wanted = sections.flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );

    expect(rows.flatMap(({ items }) => listItems(items))).toEqual(wanted);
  });

  it.each(rows)('$items has tests that exist, or a reason', ({ how, proof }) => {
    const tests = [...`${how} ${proof}`.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);

    expect(how).not.toBe('');
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
    expect([...reasons, 'tests']).toContain(testList.test(proof) ? 'tests' : proof);
  });
});

/** Lists the items of a row: one, or several in a row as `V1.2.6-V1.2.8`. */
function listItems(items: string): readonly string[] {
  const [first = '', last = first] = items.split('-');
  const section = first.slice(0, first.lastIndexOf('.'));
  const number = (item: string) => Number(item.slice(item.lastIndexOf('.') + 1));
  return Array.from(
    { length: number(last) - number(first) + 1 },
    (_, index) => `${section}.${number(first) + index}`,
  );
}
