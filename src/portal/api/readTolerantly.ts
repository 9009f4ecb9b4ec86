import { isRecord } from '../../plain/isRecord.ts';
import type { BodyShape } from '../../protocol/index.ts';
import { isServiceDay } from '../../protocol/isServiceDay.ts';

/** The readable part of an answer. `lost` lists the unreadable list entries as JSON Pointers. */
export interface TolerantReading {
  readonly value: unknown;
  readonly lost: readonly string[];
}

/** Marks a value of which no part is readable. */
const unreadable = Symbol('unreadable');

/**
 * Reads as much of an answer as is safe, so that a broken part loses only that part. Unreadable optional parts and list entries are left
 * out, texts with unknown values or formats stay texts, and lists may have any length. Returns null when no part is readable.
 */
export function readTolerantly(schema: BodyShape, body: unknown): TolerantReading | null {
  const lost: string[] = [];
  const value = readPart(schema, body, '', lost);
  return value === unreadable ? null : { value, lost };
}

function readPart(schema: BodyShape, value: unknown, pointer: string, lost: string[]): unknown {
  const { type, anyOf, items, properties, patternProperties } = schema;
  if (anyOf !== undefined) {
    const readings = anyOf.map((option) => readPart(option, value, pointer, lost));
    const readable = readings.filter((reading) => reading !== unreadable);
    return readable.length > 0 ? readable[0] : unreadable;
  }
  if (items !== undefined) return readList(items, value, pointer, lost);
  if (properties !== undefined) return readRecord(schema, value, pointer, lost);
  const [entry] = Object.values(patternProperties ?? {});
  if (entry !== undefined) return readEntries(entry, value, pointer, lost);
  return type === undefined || getJsonType(value) === type ? value : unreadable;
}

function readList(schema: BodyShape, value: unknown, pointer: string, lost: string[]): unknown {
  if (!Array.isArray(value)) return unreadable;
  return value.flatMap((item: unknown, index) => {
    const at = `${pointer}/${index}`;
    const reading = readPart(schema, item, at, lost);
    if (reading !== unreadable) return [reading];
    lost.push(at);
    return [];
  });
}

/** Undeclared properties stay; unreadable optional properties are left out. */
function readRecord(
  { properties = {}, required = [] }: BodyShape,
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

/** A calculation with such a day would fail where it is used. */
function isImpossibleDay(schema: BodyShape, value: unknown): boolean {
  const namesDay = (schema.anyOf ?? [schema]).some(({ format }) => format === 'date');
  return namesDay && typeof value === 'string' && !isServiceDay(value);
}

function readEntries(schema: BodyShape, value: unknown, pointer: string, lost: string[]): unknown {
  if (!isRecord(value)) return unreadable;
  const entries: [string, unknown][] = [];
  for (const [name, entry] of Object.entries(value)) {
    const reading = readPart(schema, entry, `${pointer}/${name}`, lost);
    if (reading === unreadable) lost.push(`${pointer}/${name}`);
    else entries.push([name, reading]);
  }
  return Object.fromEntries(entries);
}

/** Returns the name of the type in JSON Schema. */
function getJsonType(value: unknown): BodyShape['type'] | 'undefined' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'object'
    ? type
    : 'undefined';
}
