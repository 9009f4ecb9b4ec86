import type { KeepSchema } from './KeepSchema.ts';

type Results = ReadonlyMap<string, KeepSchema>;

/** Collects the schemas of the results of calls, by name. */
export function collectResults(
  calls: readonly { readonly keep?: Readonly<Record<string, KeepSchema>> }[],
): Results {
  return new Map(calls.flatMap(({ keep = {} }) => Object.entries(keep)));
}

/** Returns the schema of a row of a list or map; null when there are no rows. @public */
export function getRowSchema({ items, additionalProperties }: KeepSchema): KeepSchema | null {
  return items ?? additionalProperties ?? null;
}

/**
 * Finds the schema of `result.<name>.<member>`; null when no such member is kept. `within: 'rows'` also finds members of rows on the way.
 * @public
 */
export function findSchema(results: Results, path: string, within: 'value' | 'rows'): KeepSchema | null {
  const [area, name = '', ...members] = path.split('.');
  const whole = area === 'result' ? (results.get(name) ?? null) : null;
  return members.reduce<KeepSchema | null>(
    (schema, member) => schema && findMemberSchema(schema, member, within),
    whole,
  );
}

function findMemberSchema(schema: KeepSchema, name: string, within: 'value' | 'rows'): KeepSchema | null {
  const row = within === 'rows' ? getRowSchema(schema) : null;
  const { properties = {} } = row ?? schema;
  if (Object.hasOwn(properties, name)) return properties[name] ?? null;
  return row !== null && name === 'key' && schema.additionalProperties !== undefined
    ? { type: 'string' }
    : null;
}

/** Lists the names of a row of a list or map, including those within its records. */
export function listRowMembers(schema: KeepSchema): readonly string[] {
  const names = namesWithin(getRowSchema(schema)?.properties ?? {});
  return schema.additionalProperties === undefined ? names : ['key', ...names];
}

function namesWithin(properties: Readonly<Record<string, KeepSchema>>): readonly string[] {
  return Object.entries(properties).flatMap(([name, { properties: below = {} }]) => [
    name,
    ...namesWithin(below).map((inner) => `${name}.${inner}`),
  ]);
}

/** Finds the path of the list or map whose rows contain the list at this path; null when no rows contain it. @public */
export function findEnclosingRows(results: Results, path: string): string | null {
  const around = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const schema = findSchema(results, around, 'rows');
  if (schema === null) return null;
  return getRowSchema(schema) === null ? findEnclosingRows(results, around) : around;
}

/** Lists all paths of values and lists below a result. */
export function listResultPaths(name: string, schema: KeepSchema): readonly string[] {
  const members = Object.entries(schema.properties ?? {});
  return members.length === 0
    ? [name]
    : members.flatMap(([member, below]) => listResultPaths(`${name}.${member}`, below));
}

/** Returns the key of a result's validator. */
export function getResultShape(schema: KeepSchema): string {
  return JSON.stringify(toStandardSchema(schema));
}

/** Returns a schema for validators: a record gets its type, and keywords of the form are removed. */
export function toStandardSchema(schema: KeepSchema): object {
  const { properties, items, additionalProperties, examples: _, unit: _unit, format, ...rest } = schema;
  const below = (members: Readonly<Record<string, KeepSchema>>) =>
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name, toStandardSchema(member)]));
  return {
    ...(properties || additionalProperties ? { type: 'object' } : {}),
    ...rest,
    ...(format === undefined || format === 'euro' ? {} : { format }),
    ...(properties && { properties: below(properties) }),
    ...(items && { items: toStandardSchema(items) }),
    ...(additionalProperties && { additionalProperties: toStandardSchema(additionalProperties) }),
  };
}
