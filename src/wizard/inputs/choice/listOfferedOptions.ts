import type { FieldState, OptionState } from '../../../engine/index.ts';

/** Lists the options that are offered: the rows of the field's option rules, or all values of its schema. */
export function listOfferedOptions({ field, options }: FieldState): readonly OptionState[] {
  if (options !== null) return options;

  return (field.schema.enum ?? []).map((value) => ({ value, disabled: null, label: null, group: null }));
}
