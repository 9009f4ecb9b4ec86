import type { ValueKind } from '../../../engine/index.ts';

export type ValueType = ValueKind | 'time' | 'unknown';

/** What is known about a value before anybody answers. */
export interface KnownType {
  readonly type: ValueType;
  /** All values it can have; null when they are not listed anywhere. */
  readonly values: readonly (string | number)[] | null;
  /** Surely an integer. */
  readonly isWhole?: boolean;
}

export const unknownType: KnownType = { type: 'unknown', values: null };

export function knownNumber(type: 'number' | 'integer', values: KnownType['values']): KnownType {
  return {
    type: 'number',
    values,
    isWhole: type === 'integer' || (values?.every(Number.isInteger) ?? false),
  };
}
