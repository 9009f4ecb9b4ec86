import type { JsonValue } from '../definition/Answer.ts';
import type { KeepSchema } from '../definition/KeepSchema.ts';

/** Picks the declared members of an answer, without nulls. A value of another shape stays unchanged, so that the schema refuses it. */
export function pickDeclaredMembers(schema: KeepSchema, body: unknown): JsonValue {
  const { items, properties = {}, additionalProperties } = schema;
  if (Array.isArray(body))
    return items === undefined
      ? (body as readonly JsonValue[])
      : body.map((row) => pickDeclaredMembers(items, row));
  if (body === null || typeof body !== 'object') return (body as JsonValue | undefined) ?? null;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: readonly [string, unknown]) => {
      const member = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      return member === undefined || value === null ? [] : [[name, pickDeclaredMembers(member, value)]];
    }),
  );
}
