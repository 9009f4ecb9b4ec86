import type { KeepSchema } from './KeepSchema.ts';

type Results = ReadonlyMap<string, KeepSchema>;

/** What calls keep, by name. */
export function collectResults(
  calls: readonly { readonly keep?: Readonly<Record<string, KeepSchema>> }[],
): Results {
  return new Map(calls.flatMap(({ keep = {} }) => Object.entries(keep)));
}

/** Schema of a row of a list or map; null when there are no rows. */
export function getRowSchema({ items, additionalProperties }: KeepSchema): KeepSchema | null {
  return items ?? additionalProperties ?? null;
}

/** Schema of `result.<name>.<member>`; null when nothing like that is kept. `within` rows also names members of the rows it passes. */
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

/** Names a row of a list or map has, those within its records included. */
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

/** Path of the list or map whose rows stand around the rows of this one; null when none does. */
export function findEnclosingRows(results: Results, path: string): string | null {
  const around = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const schema = findSchema(results, around, 'rows');
  if (schema === null) return null;
  return getRowSchema(schema) === null ? findEnclosingRows(results, around) : around;
}

/** Every path of values and lists below a result. */
export function listResultPaths(name: string, schema: KeepSchema): readonly string[] {
  const members = Object.entries(schema.properties ?? {});
  return members.length === 0
    ? [name]
    : members.flatMap(([member, below]) => listResultPaths(`${name}.${member}`, below));
}

/** Key of the validator of a result. */
export function getResultShape(schema: KeepSchema): string {
  return JSON.stringify(toStandardSchema(schema));
}

/** As a validator takes it: a record says that it is one, and what only the form looks at is gone. */
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
