import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compileValidators, validatorsCode } from '../../src/definitions/disk.ts';
import { getLeafShape } from '../../src/engine/compile/nodes/getLeafShape.ts';
import type { FieldSchema, Validate } from '../../src/engine/index.ts';

const schemas: readonly FieldSchema[] = [
  { type: 'string', maxLength: 3 },
  { type: 'string', minLength: 2, maxLength: 4 },
  { type: 'string', format: 'date', maxLength: 10 },
  { type: 'string', format: 'time', maxLength: 5 },
  { type: 'string', format: 'email', maxLength: 254 },
  { type: 'string', pattern: '^[0-9]{5}$', maxLength: 5 },
  { type: 'string', enum: ['A', 'B'] },
  { type: 'integer', minimum: 1, maximum: 5 },
  { type: 'boolean', const: true },
];
const shapes = Object.fromEntries(schemas.map((schema) => [getLeafShape(schema), schema]));

const cases: readonly [schema: number, value: unknown, keyword: string | null][] = [
  [0, 'abc', null],
  [0, 'äöü', null],
  [0, '👍👍👍', null],
  [0, 'abcd', 'maxLength'],
  [0, 7, 'type'],
  [1, 'a', 'minLength'],
  [2, '2026-11-21', null],
  [2, '2026-02-29', 'format'],
  [2, '2028-02-29', null],
  [2, '2100-02-29', 'format'],
  [2, '2000-02-29', null],
  [2, '2026-04-31', 'format'],
  [3, '23:59', null],
  [3, '24:00', 'format'],
  [4, 'name@domain.tld', null],
  [4, 'name@domain', 'format'],
  [4, 'a b@domain.tld', 'format'],
  [5, '50667', null],
  [5, '5066a', 'pattern'],
  [6, 'B', null],
  [6, 'C', 'enum'],
  [7, 3, null],
  [7, 0, 'minimum'],
  [7, 6, 'maximum'],
  [8, false, 'const'],
];

const folder = mkdtempSync(join(tmpdir(), 'validators-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function generated(): Promise<readonly Validate[]> {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'validators.mjs');
  writeFileSync(file, validatorsCode(shapes));
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    readonly validators: readonly Validate[];
  };
  return module.validators;
}

describe('validators', () => {
  it.each([
    ['compiled in Node', () => Promise.resolve(Object.values(compileValidators(shapes)))],
    ['written as a module', generated],
  ])('%s name the keyword that failed, or return null', async (_, build) => {
    const validators = await build();

    const results = cases.map(([schema, value]) => validators[schema]?.(value));

    expect(results).toEqual(cases.map(([, , keyword]) => keyword));
  });

  it('are written without eval, require and new Function, which the content security policy forbids', () => {
    expect(validatorsCode(shapes)).not.toMatch(/\brequire\(|\beval\(|new Function/);
  });

  it('check a hostile e-mail address in linear time', () => {
    const validate = compileValidators(shapes)[getLeafShape(schemas[4] ?? {})];
    const hostile = `${'a@'.repeat(50_000)}${'.a'.repeat(50_000)}`;

    expect(validate?.(hostile)).toBe('maxLength');
    expect(compileValidators({ e: { type: 'string', format: 'email' } })['e']?.(hostile)).toBe('format');
  });
});
