import type { TSchema } from '@sinclair/typebox';
import { Value, type ValueError } from '@sinclair/typebox/value';
import type { Brand } from './Brand.ts';
import { brandSchema } from './brandSchema.ts';

/** A mistake in a `brand.json`; `pointer` is a JSON Pointer into the file. */
interface BrandMistake {
  readonly pointer: string;
  readonly message: string;
}

export type BrandReading =
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly BrandMistake[] };

/** Reads the content of a `brand.json`. Reports the first mistake of each place; unknown keys are mistakes. */
export function readBrand(json: unknown): BrandReading {
  if (Value.Check(brandSchema, json)) return { kind: 'brand', brand: json };
  const byPointer = new Map<string, BrandMistake>();
  for (const { path, message, schema } of [...Value.Errors(brandSchema, json)].flatMap(findIntendedErrors)) {
    if (!byPointer.has(path))
      byPointer.set(path, { pointer: path, message: message + formatSchemaMeaning(schema) });
  }
  return { kind: 'mistakes', mistakes: [...byPointer.values()] };
}

/**
 * Returns the errors of the intended shape, where a value may have several: the shape whose constants the value has. Where no shape fits,
 * the constant is the mistake.
 */
function findIntendedErrors(error: ValueError): readonly ValueError[] {
  const shapes = error.errors.map((errors) => [...errors].flatMap(findIntendedErrors));
  const meant = shapes.find((mistakes) => !mistakes.some(isOtherConstant));
  if (meant) return meant;
  const constants = shapes.flat().filter(isOtherConstant);
  const values = constants.map(({ schema }) => `'${String(schema['const'])}'`).join(' or ');
  return constants.length === 0
    ? [error]
    : constants.map((one) => ({ ...one, message: `Expected ${values}` }));
}

const isOtherConstant = ({ schema }: ValueError): boolean => 'const' in schema;

function formatSchemaMeaning({ description }: TSchema): string {
  return description === undefined ? '' : ` (${description})`;
}
