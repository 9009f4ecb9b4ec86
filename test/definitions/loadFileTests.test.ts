import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFileTests } from '../../src/definitions/validators/loadFileTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schemas = (type: string) =>
  new Map([
    ['one', { type: 'object', properties: { a: { $ref: 'other.schema.json#/$defs/value' } } }],
    ['other', { $defs: { value: { type } } }],
  ]);

describe('tests of files', () => {
  it('say yes or no, by each meta-schema and what it refers to', () => {
    const tests = loadFileTests(schemas('string'), {}, folder);

    expect(tests?.get('one')?.({ a: 'b' })).toBe(true);
    expect(tests?.get('one')?.({ a: 1 })).toBe(false);
  });

  it('are written anew when the meta-schemas change', () => {
    expect(loadFileTests(schemas('number'), {}, folder)?.get('one')?.({ a: 1 })).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('are left out where nothing can be written', () => {
    writeFileSync(join(folder, 'taken'), '');

    expect(loadFileTests(schemas('boolean'), {}, join(folder, 'taken'))).toBeNull();
  });
});
