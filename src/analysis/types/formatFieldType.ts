import type { Field } from '../../engine/index.ts';

/** Returns the TypeScript type of a field's canonical value. */
export function formatFieldType({ type, schema, options, askedBy }: Field): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (type === 'boolean') return 'boolean';
  const offered = options && 'rows' in options ? options.rows.map(({ value }) => value) : (schema.enum ?? []);
  const acceptedValues = offered.filter((value) => !askedBy?.refuse.includes(value));
  if (acceptedValues.length > 0) return formatUnionType(acceptedValues.map((value) => JSON.stringify(value)));
  return type === 'string' ? 'string' : 'number';
}

export function formatUnionType(types: readonly string[]): string {
  const different = [...new Set(types)].filter((type) => type !== 'never');
  const widestTypes = different.filter((type) => !different.some((wider) => isIn(type, wider)));
  return widestTypes.length === 0 ? 'never' : widestTypes.join(' | ');
}

/** Returns true when a wider type contains the literal. */
function isIn(type: string, wider: string): boolean {
  switch (wider) {
    case 'string':
      return type.startsWith('"');
    case 'number':
      return /^-?\d/.test(type);
    case 'boolean':
      return type === 'true' || type === 'false';
    default:
      return false;
  }
}
