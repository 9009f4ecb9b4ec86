import { Ajv, type Options } from 'ajv';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { Validate } from '../../engine/index.ts';
import { formats } from './formats.ts';

/** Maps each `leafShape` to its schema, as `leafSchemas` of the engine returns them. */
export type ShapeSchemas = Readonly<Record<string, object>>;

/** The only ajv of the repository, in its strictest mode. It runs in Node; browsers get the generated code. */
export const strictOptions: Options = {
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

/** Compiling the schema of JSON Schema itself would take longer than all shapes; the strict mode throws on mistakes as well. */
const shapeCompiler = new Ajv({ ...strictOptions, meta: false, validateSchema: false });

function compileValidator(schema: object): Validate {
  const check = shapeCompiler.compile(schema);
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
