import type { ControlType, TextLimits } from '../definition/ControlType.ts';

/** Returns the control with the length limits of a field. */
export function limitControl(type: ControlType, schema: TextLimits): ControlType {
  const limits = pickTextLimits(schema);
  return Object.keys(limits).length === 0 ? type : { ...type, parse: (typed) => type.parse(typed, limits) };
}

export function pickTextLimits({ minLength, maxLength }: TextLimits): TextLimits {
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}
