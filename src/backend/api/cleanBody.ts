import { type TObject, type TSchema, TypeGuard } from '@sinclair/typebox';
import { cleanText } from '../../plain/cleanText.ts';
import { isRecord } from '../../plain/isRecord.ts';

/**
 * Cleans the texts of a body as forms clean them before they send: those that its schema calls one line or several lines. Everything else,
 * passwords among it, stays as it was sent.
 */
export function cleanBody(schema: TSchema, value: unknown): unknown {
  if (typeof value === 'string') return cleanString(schema, value);
  if (Array.isArray(value) && TypeGuard.IsArray(schema))
    return value.map((entry) => cleanBody(schema.items, entry));
  if (TypeGuard.IsUnion(schema)) return schema.anyOf.reduce((part, one) => cleanBody(one, part), value);
  if (!isRecord(value) || !TypeGuard.IsObject(schema)) return value;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, property === undefined ? part : cleanBody(property, part)];
    }),
  );
}

/** Cleans the parameters of an address as `cleanBody` cleans a body. */
export function cleanParameters(
  schema: TObject,
  parameters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      return [name, property === undefined ? value : cleanString(property, value)];
    }),
  );
}

function cleanString(schema: TSchema, value: string): string {
  const formats = TypeGuard.IsUnion(schema) ? schema.anyOf.map(({ format }) => format) : [schema['format']];
  if (formats.includes('lines')) return cleanText('lines', value);
  return formats.includes('line') ? cleanText('line', value) : value;
}
