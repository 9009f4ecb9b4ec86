import type { ErrorObject, Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { strictOptions } from './validators/buildValidators.ts';
import type { FileValidator, Violation } from './FileValidator.ts';
import { loadFileTests } from './validators/loadFileTests.ts';
import { say } from './messages/messages.ts';

/**
 * Compiles the validators of whole files: meta-schemas by name. Meta-schemas may refer to each other by file name
 * (`rule.schema.json#/$defs/rule`). All violations are reported, because the values are an analyst's files and not a customer's.
 * With a `folder`, files without a violation are told by code that is kept there (`loadFileTests`).
 */
export function compileMetaSchemas(
  schemas: ReadonlyMap<string, unknown>,
  folder: string | null = null,
): ReadonlyMap<string, FileValidator> {
  const known = lastMetaSchemas.get(schemas);
  if (known) return known;
  const judging = new Map([...schemas].filter(([name]) => name !== offeredNamesSchema));
  const written = JSON.stringify([...judging]);
  const judges = compiledMetaSchemas.get(written) ?? compileFileValidators(judging, folder);
  compiledMetaSchemas.set(written, judges);
  lastMetaSchemas.set(schemas, judges);
  return judges;
}

const lastMetaSchemas = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, FileValidator>>();

/**
 * Compiling takes longer than all checks of lint. Therefore each schema is compiled at its first use, and once for all readings of the same
 * definitions.
 */
const compiledMetaSchemas = new Map<string, ReadonlyMap<string, FileValidator>>();

function compileFileValidators(
  schemas: ReadonlyMap<string, unknown>,
  folder: string | null,
): ReadonlyMap<string, FileValidator> {
  const judging = new Map(
    [...schemas].flatMap(([name, schema]) => {
      const one = removeOfferedNames(schema);
      return typeof one === 'object' && one !== null ? [[name, one] as const] : [];
    }),
  );
  const tests = folder === null ? null : loadFileTests(judging, fileOptions, folder);
  let ajv: Ajv2020 | undefined;
  return new Map(
    [...schemas.keys()].map((name): [string, FileValidator] => [
      name,
      (value) => {
        if (tests?.get(name)?.(value)) return [];
        const check = (ajv ??= createFileCompiler(judging)).getSchema(`${name}.schema.json`);
        return check?.(value) ? [] : toViolations(check?.errors ?? []);
      },
    ]),
  );
}

const fileOptions: Options = { ...strictOptions, strictTypes: false, strictRequired: false };

function createFileCompiler(schemas: ReadonlyMap<string, object>): Ajv2020 {
  const ajv = new Ajv2020({ ...fileOptions, allErrors: true, verbose: true });
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.schema.json`);
  return ajv;
}

/**
 * The meta-schema of offered names makes nothing invalid, so that a stale or missing one changes nothing here. It is larger than all
 * others together and judges no file.
 */
const offeredNamesSchema = 'names';

function removeOfferedNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(removeOfferedNames);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) => key !== '$ref' || !String(value).startsWith(`${offeredNamesSchema}.schema.json#`),
      )
      .map(([key, value]) => [key, removeOfferedNames(value)]),
  );
}

/** ajv reports every branch of an `anyOf` and the `anyOf` itself; the branches that matched furthest show the intention. */
function toViolations(errors: readonly ErrorObject[]): readonly Violation[] {
  const grouping = new Set(['anyOf', 'oneOf', 'if', 'not', 'propertyNames']);
  const leaves = errors.filter((error) => !grouping.has(error.keyword));
  const telling = leaves.filter((error) => !isOtherBranch(error, leaves));
  const deepest = telling.length > 0 ? telling : errors;
  return deepest.map((error) => {
    const params: Readonly<Record<string, unknown>> = error.params;
    const property =
      params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['missingProperty'];
    const siblings: unknown = error.parentSchema?.['properties'];
    const values = params['allowedValues'];
    if (error.propertyName !== undefined)
      return {
        pointer: error.instancePath,
        keyword: 'propertyNames',
        message: say('shape.name', { property: error.propertyName }),
        property: error.propertyName,
        allowed: [],
        written: null,
      };
    return {
      pointer: error.instancePath,
      keyword: error.keyword,
      message: describeViolation(error, params),
      property: typeof property === 'string' ? property : null,
      allowed: Array.isArray(values)
        ? values.map(String)
        : Object.keys(typeof siblings === 'object' && siblings !== null ? siblings : {}),
      written: error.keyword === 'enum' && typeof error.data === 'string' ? error.data : null,
    };
  });
}

function describeViolation(
  { keyword, data }: ErrorObject,
  params: Readonly<Record<string, unknown>>,
): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'type':
      return say('shape.type', { types: [params['type']].flat().join(' | ') });
    case 'enum':
    case 'uniqueItems':
      return say(`shape.${keyword}`);
    case 'const':
      return say('shape.const', { value: JSON.stringify(params['allowedValue']) });
    case 'pattern':
      return say('shape.pattern', { value: String(data), pattern: String(params['pattern']) });
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
    case 'minimum':
    case 'maximum':
      return say(`shape.${keyword}`, { limit });
    case 'required':
    case 'dependentRequired':
      return say('shape.required', { property: String(params['missingProperty']) });
    case 'additionalProperties':
      return say('shape.surplus', { property: String(params['additionalProperty']) });
    case 'unevaluatedProperties':
      return say('shape.surplus', { property: String(params['unevaluatedProperty']) });
    default:
      return say('shape.other', { keyword });
  }
}

/** Returns true for a branch of another type than the value when a branch of its type has more precise errors. */
function isOtherBranch(
  { keyword, schemaPath, instancePath }: ErrorObject,
  all: readonly ErrorObject[],
): boolean {
  if (keyword !== 'type' || !/\/(anyOf|oneOf)\//.test(schemaPath)) return false;
  return all.some(
    (other) =>
      other.instancePath.startsWith(`${instancePath}/`) ||
      (other.instancePath === instancePath && other.keyword !== 'type'),
  );
}
