import type { ValueKind } from '../../../engine/index.ts';

export type ValueType = ValueKind | 'time' | 'unknown';

/** The knowledge about a value before it is answered. */
export interface KnownType {
  readonly type: ValueType;
  /** All values that are possible; null when no list of them exists. */
  readonly values: readonly (string | number)[] | null;
  /** True when the value is certainly an integer. */
  readonly isWhole?: boolean;
}

export const unknownType: KnownType = { type: 'unknown', values: null };

export function createNumberType(type: 'number' | 'integer', values: KnownType['values']): KnownType {
  return {
    type: 'number',
    values,
    isWhole: type === 'integer' || (values?.every(Number.isInteger) ?? false),
  };
}
