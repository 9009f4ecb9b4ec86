import type { Field } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';

/** Explains why the schema or the rows of a field do not allow a value; null when they do. */
export function explainValueRefusal({ type, schema, options }: Field, value: unknown): string | null {
  const wanted = type === 'integer' ? 'number' : type;
  if (typeof value !== wanted) return say(`refusal.${wanted}`);
  if (schema.const !== undefined && value !== schema.const)
    return say('refusal.const', { value: JSON.stringify(schema.const) });
  const rows = options && 'rows' in options ? options.rows.map((row) => row.value) : null;
  const values = schema.enum ?? rows;
  if (values && !values.some((one) => one === value))
    return say('refusal.enum', { values: values.join(', ') });
  if (typeof value === 'number') {
    if (type === 'integer' && !Number.isInteger(value)) return say('refusal.integer');
    if (schema.minimum !== undefined && value < schema.minimum)
      return say('refusal.minimum', { limit: schema.minimum });
    if (schema.maximum !== undefined && value > schema.maximum)
      return say('refusal.maximum', { limit: schema.maximum });
  }
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    if (schema.maxLength !== undefined && length > schema.maxLength)
      return say('refusal.maxLength', { limit: schema.maxLength });
    if (schema.minLength !== undefined && length < schema.minLength)
      return say('refusal.minLength', { limit: schema.minLength });
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
      return say('refusal.pattern');
  }
  return null;
}
