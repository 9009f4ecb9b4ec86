import type { FieldSchema } from '../../engine/index.ts';
import type { ControlName } from './controlTypes.ts';

const mostRadioOptions = 7;
const longestLine = 200;

/** The control of a field whose schema names none. */
export function usualControl({ type, enum: values, format, maxLength }: FieldSchema): ControlName {
  if (type === 'boolean') return 'yesNo';
  if (values) return values.length > mostRadioOptions ? 'select' : 'radio';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date' || format === 'time' || format === 'email') return format;
  return (maxLength ?? 0) > longestLine ? 'textarea' : 'text';
}
