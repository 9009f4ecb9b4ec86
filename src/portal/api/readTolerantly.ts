import type { TSchema } from '@sinclair/typebox';
import { mismatchOf } from '../../protocol/index.ts';

/** What can be read of an answer. `lost`: entries of lists that could not be read, by JSON Pointer. */
export interface TolerantReading {
  readonly value: unknown;
  readonly lost: readonly string[];
}

/** Says that a value cannot be read, not even in part. */
const unreadable = Symbol('unreadable');

/**
 * Reads as much of an answer as is safe, so that a broken part costs that part alone. A part that may be absent is absent, an entry of a
 * list is left out, a text with a value or in a form that nobody knows here stays a text, and a list may be longer or shorter than
 * promised. Null when nothing can be read.
 */
export function readTolerantly(schema: TSchema, body: unknown): TolerantReading | null {
  if (mismatchOf(schema, body) === null) return { value: body, lost: [] };
  const lost: string[] = [];
  const value = readPart(schema, body, '', lost);
  return value === unreadable ? null : { value, lost };
}

/** A schema of the protocol, as JSON Schema. */
interface PartSchema extends TSchema {
  readonly type?: string;
  readonly format?: string;
  readonly anyOf?: readonly PartSchema[];
  readonly items?: PartSchema;
  readonly properties?: Readonly<Record<string, PartSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, PartSchema>>;
}

function readPart(schema: PartSchema, value: unknown, pointer: string, lost: string[]): unknown {
  const { type, anyOf, items, properties, patternProperties } = schema;
  if (anyOf !== undefined) {
    const readings = anyOf.map((option) => readPart(option, value, pointer, lost));
    return readings.find((reading) => reading !== unreadable) ?? unreadable;
  }
  if (items !== undefined) return readList(items, value, pointer, lost);
  if (properties !== undefined) return readRecord(schema, value, pointer, lost);
  const [entry] = Object.values(patternProperties ?? {});
  if (entry !== undefined) return readEntries(entry, value, pointer, lost);
  if (type === 'string' && typeof value === 'string') return value;
  return mismatchOf(schema, value) === null ? value : unreadable;
}

function readList(schema: PartSchema, value: unknown, pointer: string, lost: string[]): unknown {
  if (!Array.isArray(value)) return unreadable;
  return value.flatMap((item: unknown, index) => {
    const at = `${pointer}/${index}`;
    const reading = readPart(schema, item, at, lost);
    if (reading !== unreadable) return [reading];
    lost.push(at);
    return [];
  });
}

/** Undeclared properties stay; what may be absent and cannot be read is absent. */
function readRecord(
  { properties = {}, required = [] }: PartSchema,
  value: unknown,
  pointer: string,
  lost: string[],
): unknown {
  if (!isRecord(value)) return unreadable;
  const parts: Record<string, unknown> = { ...value };
  for (const [name, schema] of Object.entries(properties)) {
    const isNeeded = required.includes(name);
    if (!isNeeded && (value[name] === undefined || isImpossibleDay(schema, value[name]))) {
      delete parts[name];
      continue;
    }
    const reading = readPart(schema, value[name], `${pointer}/${name}`, lost);
    if (reading !== unreadable) parts[name] = reading;
    else if (isNeeded) return unreadable;
    else delete parts[name];
  }
  return parts;
}

/** Calculating with it would fail where it is used. */
function isImpossibleDay(schema: PartSchema, value: unknown): boolean {
  const isDay = (schema.anyOf ?? [schema]).some(({ format }) => format === 'date');
  return isDay && mismatchOf(schema, value) !== null;
}

function readEntries(schema: PartSchema, value: unknown, pointer: string, lost: string[]): unknown {
  if (!isRecord(value)) return unreadable;
  const entries: [string, unknown][] = [];
  for (const [name, entry] of Object.entries(value)) {
    const reading = readPart(schema, entry, `${pointer}/${name}`, lost);
    if (reading === unreadable) lost.push(`${pointer}/${name}`);
    else entries.push([name, reading]);
  }
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
