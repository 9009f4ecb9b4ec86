import { Ajv, type ErrorObject, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { Validate } from '../engine/index.ts';
import { formats } from './formats.ts';
import { say } from './messages/messages.ts';
import type { FileValidator, Violation } from './FileValidator.ts';

/** Maps each `leafShape` to its schema, as `leafSchemas` of the engine returns them. */
export type ShapeSchemas = Readonly<Record<string, object>>;

/** The only ajv of the repository, in its strictest mode. It runs in Node; browsers get the generated code. */
const strictOptions: Options = {
  strict: true,
  allErrors: false,
  ownProperties: true,
  coerceTypes: false,
  useDefaults: false,
  multipleOfPrecision: 8,
  formats,
};

/**
 * Writes the validators of a form as source text of a module: `export const validators = [...]`, in the order of the shapes. rjsf generates
 * each in a scope of its own; for all of them together it would add an unused validator of the whole.
 */
export function writeValidators(shapes: ShapeSchemas): string {
  const rows = Object.values(shapes).map((schema) => `  ${generateValidatorCode(schema)},`);
  return `${addImports(`const keyword = (check) => (value) => (check(value) ? null : (check.errors[0]?.keyword ?? 'invalid'));
export const validators = [
${rows.join('\n')}
];`)}
`;
}

/** Members of ajv's errors besides the keyword, which is the only one that the engine reads. */
const detailsOfError = /\{instancePath,schemaPath:"[^"]*",keyword:("[^"]*"),params:\{[^{}]*\}\}/g;

function generateValidatorCode(schema: object): string {
  const named = { ...schema, $id: 'leaf' };
  const code = compileSchemaValidatorsCode(named, {
    ajvFormatOptions: false,
    ajvOptionsOverrides: {
      ...strictOptions,
      verbose: false,
      messages: false,
      code: { lines: false, optimize: 1 },
    },
  });
  const lean = code.replace(/^"use strict";/, '').replaceAll(detailsOfError, '{keyword:$1}');
  return `keyword(((exports) => { ${lean} return exports.leaf; })({}))`;
}

/**
 * Compiles the validators of a form for tests and the command line, which need no source text. Each shape is compiled once, because the
 * tools compile many variants of a form. Throws on a shape that is no JSON Schema.
 */
export function compileValidators(shapes: ShapeSchemas): Readonly<Record<string, Validate>> {
  return Object.fromEntries(
    Object.entries(shapes).map(([shape, schema]) => {
      const written = JSON.stringify(schema);
      const known = validators.get(written) ?? compileValidator(schema);
      validators.set(written, known);
      return [shape, known];
    }),
  );
}

const validators = new Map<string, Validate>();

function compileValidator(schema: object): Validate {
  const check = new Ajv(strictOptions).compile(schema);
  return (value) => (check(value) ? null : (check.errors?.[0]?.keyword ?? 'invalid'));
}

/** Compiles the validators; null when one of the shapes is no JSON Schema, which lint reports. */
export function compileSoundValidators(shapes: ShapeSchemas): Readonly<Record<string, Validate>> | null {
  try {
    return compileValidators(shapes);
  } catch {
    return null;
  }
}

/**
 * Compiles the validators of whole files: meta-schemas by name. Meta-schemas may refer to each other by file name
 * (`rule.schema.json#/$defs/rule`). All violations are reported, because the values are an analyst's files and not a customer's.
 */
export function compileMetaSchemas(
  schemas: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, FileValidator> {
  const written = JSON.stringify([...schemas]);
  const judges = compiledMetaSchemas.get(written) ?? compileFileValidators(schemas);
  compiledMetaSchemas.set(written, judges);
  return judges;
}

/**
 * Compiling takes longer than all checks of lint. Therefore each schema is compiled at its first use, and once for all readings of the same
 * definitions.
 */
const compiledMetaSchemas = new Map<string, ReadonlyMap<string, FileValidator>>();

function compileFileValidators(schemas: ReadonlyMap<string, unknown>): ReadonlyMap<string, FileValidator> {
  const ajv = new Ajv2020({
    ...strictOptions,
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
  });
  for (const [name, schema] of schemas) {
    const judging = removeOfferedNames(schema);
    if (typeof judging === 'object' && judging !== null) ajv.addSchema(judging, `${name}.schema.json`);
  }
  return new Map(
    [...schemas.keys()].map((name) => {
      let check: ReturnType<typeof ajv.getSchema>;
      const judge: FileValidator = (value) => {
        check ??= ajv.getSchema(`${name}.schema.json`);
        return check?.(value) ? [] : toViolations(check?.errors ?? []);
      };
      return [name, judge];
    }),
  );
}

/** The meta-schema of offered names makes nothing invalid, so that a stale or missing one changes nothing here. */
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

/**
 * Replaces `require("ajv/dist/runtime/...")`, which ajv writes into its modules, by imports, which work in Node, Vite and its bundles
 * alike.
 */
function addImports(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = `$r${imports.length}`;
    const file = path.endsWith('.js') ? path : `${path}.js`;
    imports.push(
      `import * as ${name}n from ${JSON.stringify(file)};\nconst ${name} = ${name}n.default?.__esModule ? ${name}n.default : ${name}n;`,
    );
    return name;
  });
  return [...imports, body].join('\n');
}
