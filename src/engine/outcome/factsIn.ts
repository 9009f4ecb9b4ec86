import type { Value } from '../definition/Answer.ts';
import type { Facts, FactValue } from '../walk/Walk.ts';

/**
 * What an answer brings, as facts below a name: `{ premium: 12 }` kept as `result` is the fact `result.premium`; a list of objects is a
 * list fact with their plain parts.
 */
export function factsIn(name: string, body: unknown): Facts {
  return Object.fromEntries(entries(name, body));
}

function entries(name: string, body: unknown): readonly (readonly [string, FactValue])[] {
  if (isPlain(body)) return [[name, body]];
  if (Array.isArray(body)) return [[name, body.filter(isRecord).map(plainParts)]];
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([part, value]) => entries(`${name}.${part}`, value));
}

function plainParts(row: Readonly<Record<string, unknown>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([part, value]) => (isPlain(value) ? [[part, value]] : [])),
  );
}

function isPlain(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
