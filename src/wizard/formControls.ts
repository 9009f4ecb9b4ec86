import type { ControlTypes, FieldSchema } from '../engine/index.ts';
import { blockTypes } from './blocks/blockTypes.ts';
import { controlTools } from './controls/controlTools.ts';
import { type ControlName, controlTypes } from './controls/controlTypes.ts';

/** The controls and blocks for the compiler of forms. Browsers get compiled forms, and need `controlTypes` alone. */
export const formControls: ControlTypes = {
  fields: controlTypes,
  tools: controlTools,
  blocks: blockTypes,
  usual: chooseControl,
};

const mostRadioOptions = 7;
const longestLine = 200;

/** Returns the control of a field whose schema names none. */
function chooseControl({ type, enum: values, format, maxLength }: FieldSchema): ControlName {
  if (type === 'boolean') return 'yesNo';
  if (values) return values.length > mostRadioOptions ? 'select' : 'radio';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date' || format === 'time' || format === 'email') return format;
  return (maxLength ?? 0) > longestLine ? 'textarea' : 'text';
}
