import type { FieldState } from '../../../engine/index.ts';

/** Returns the names that a control lists under `quick`. */
export function listQuickNames({ field }: Pick<FieldState, 'field'>): readonly string[] {
  const { quick } = field.control.params;
  return Array.isArray(quick) ? quick.map(String) : [];
}
