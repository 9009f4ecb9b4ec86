import type { Field } from '../../engine/index.ts';

/** Why a field cannot hold a value, as far as its schema and its rows say; null when it can. */
export function refusalOf({ type, schema, options }: Field, value: unknown): string | null {
  const wanted = type === 'integer' ? 'number' : type;
  if (typeof value !== wanted) return `it is no ${wanted}`;
  if (schema.const !== undefined && value !== schema.const) return `only ${JSON.stringify(schema.const)} is`;
  const rows = options && 'rows' in options ? options.rows.map((row) => row.value) : null;
  const values = schema.enum ?? rows;
  if (values && !values.some((one) => one === value)) return `it is none of ${values.join(', ')}`;
  if (typeof value === 'number') {
    if (type === 'integer' && !Number.isInteger(value)) return 'it is no whole number';
    if (schema.minimum !== undefined && value < schema.minimum) return `the least is ${schema.minimum}`;
    if (schema.maximum !== undefined && value > schema.maximum) return `the most is ${schema.maximum}`;
  }
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    if (schema.maxLength !== undefined && length > schema.maxLength)
      return `it is longer than ${schema.maxLength} characters`;
    if (schema.minLength !== undefined && length < schema.minLength)
      return `it is shorter than ${schema.minLength} characters`;
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
      return 'it does not match the pattern';
  }
  return null;
}
