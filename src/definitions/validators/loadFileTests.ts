import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Options } from 'ajv';

/** Says whether a value has the shape of a meta-schema, but not where it differs. */
export type FileTest = (value: unknown) => boolean;

/**
 * Loads the tests of meta-schemas as code that an earlier command wrote into `folder`; the first command after a change of the
 * meta-schemas writes it. Compiling the meta-schemas takes longer than everything else that a command does. Null where nothing can be
 * written or loaded.
 */
export function loadFileTests(
  schemas: ReadonlyMap<string, object>,
  options: Options,
  folder: string,
): ReadonlyMap<string, FileTest> | null {
  const written = JSON.stringify([...schemas]);
  const file = resolve(folder, `meta-${createHash('sha256').update(written).digest('hex').slice(0, 16)}.cjs`);
  try {
    if (!existsSync(file)) writeWhole(file, writeTests(schemas, options));
    const load = createRequire(file);
    const tests = load(file) as Readonly<Record<string, FileTest>>;
    return new Map(Object.entries(tests));
  } catch {
    return null;
  }
}

function writeTests(schemas: ReadonlyMap<string, object>, options: Options): string {
  const ajv = new Ajv2020({ ...options, inlineRefs: false, messages: false, code: { source: true } });
  for (const [name, schema] of schemas) ajv.addSchema(schema, toFileName(name));
  return standaloneCode(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, toFileName(name)])));
}

function toFileName(name: string): string {
  return `${name}.schema.json`;
}

/** Writes a file in one moment, because another command may be loading it. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
