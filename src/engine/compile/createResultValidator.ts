import { toMoney } from '../expressions/operators/amounts.ts';
import type { KeepSchema } from '../definition/KeepSchema.ts';
import { getRowSchema } from '../definition/resultSchema.ts';
import type { Validate } from '../definition/Wizard.ts';

/** Creates the validator of a result. An amount with a third decimal does not fit. */
export function createResultValidator(schema: KeepSchema, validate: Validate): Validate {
  return (value) => validate(value) ?? (amountsFit(schema, value) ? null : 'format');
}

function amountsFit(schema: KeepSchema, value: unknown): boolean {
  const { format, properties = {} } = schema;
  if (typeof value === 'number') return format !== 'euro' || toMoney(value) !== null;
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, member]: readonly [string, unknown]) => {
    const below = Object.hasOwn(properties, name) ? properties[name] : getRowSchema(schema);
    return below ? amountsFit(below, member) : true;
  });
}
