import type { ControlType, TextLimits } from '../definition/ControlType.ts';

/** The control as a field has it: it knows how long an answer may be. */
export function limitControl(type: ControlType, schema: TextLimits): ControlType {
  const limits = pickTextLimits(schema);
  return Object.keys(limits).length === 0 ? type : { ...type, parse: (typed) => type.parse(typed, limits) };
}

export function pickTextLimits({ minLength, maxLength }: TextLimits): TextLimits {
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}
