import type { Json } from '../definition/Answer.ts';
import type { KeepSchema } from '../definition/KeepSchema.ts';

/** What of an answer is kept: declared members only, without nulls. Of another shape it stays as it came, for the schema to refuse. */
export function keptOf(schema: KeepSchema, body: unknown): Json {
  const { items, properties = {}, additionalProperties } = schema;
  if (Array.isArray(body))
    return items === undefined ? (body as readonly Json[]) : body.map((row) => keptOf(items, row));
  if (body === null || typeof body !== 'object') return (body as Json | undefined) ?? null;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: readonly [string, unknown]) => {
      const member = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      return member === undefined || value === null ? [] : [[name, keptOf(member, value)]];
    }),
  );
}
