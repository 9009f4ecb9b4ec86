import type { TSchema } from '@sinclair/typebox';

interface FileSource {
  readonly title: string;
  readonly schema: TSchema;
  /** Parts of `schema` that the meta-schema writes once. */
  readonly definitions: Readonly<Record<string, TSchema>>;
}

/** Builds the meta-schema of a file whose source is plain TypeBox. */
export function buildFileSchema({ title, schema, definitions }: FileSource): object {
  const names = new Map(Object.entries(definitions).map(([name, definition]) => [definition, name]));
  const written = (part: TSchema): object => ({
    ...JSON.parse(JSON.stringify(part, createShortener(part, names))),
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...written(schema),
    $defs: Object.fromEntries(Object.entries(definitions).map(([name, part]) => [name, written(part)])),
  };
}

/** Creates a replacer for `JSON.stringify`: definitions become references, and constants to choose from become an `enum`. */
function createShortener(outermost: unknown, names: ReadonlyMap<unknown, string>) {
  return (_: string, value: unknown): unknown => {
    const name = value === outermost ? undefined : names.get(value);
    if (name !== undefined) return { $ref: `#/$defs/${name}` };
    if (value === null || typeof value !== 'object' || !('anyOf' in value)) return value;
    const { anyOf, ...rest } = value;
    const isChoice = Array.isArray(anyOf) && anyOf.every((one: object) => 'const' in one);
    return isChoice ? { ...rest, enum: anyOf.map((one: { const: unknown }) => one.const) } : value;
  };
}
