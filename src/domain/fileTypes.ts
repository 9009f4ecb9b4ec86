import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** Returns the schema of an object with these members and no others. */
export const closed = <Members extends TProperties>(members: Members, description?: string) =>
  Type.Object(members, { ...toDescription(description), additionalProperties: false });

export const words = (description: string) => Type.String({ description, minLength: 1 });

export const requirement = Type.String({
  description: 'Nummer der Anforderung',
  pattern: '^[A-Z]{2,5}-[0-9]{3}$',
});

/** Returns the schema of a choice among names. */
export const choice = <const Name extends string>(names: readonly Name[], description?: string) =>
  Type.Unsafe<Name>(
    Type.Union(
      names.map((name) => Type.Literal(name)),
      toDescription(description),
    ),
  );

/** Returns the schema of an object that has a member of the same shape for each name. */
export function memberForEachName<const Name extends string, Value extends TSchema>(
  names: readonly Name[],
  value: Value,
  description: string,
) {
  const members = Object.fromEntries(names.map((name) => [name, value]));
  return Type.Unsafe<Readonly<Record<Name, Static<Value>>>>(closed(members, description));
}

function toDescription(description: string | undefined) {
  return description === undefined ? {} : { description };
}
