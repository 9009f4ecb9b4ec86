import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import type { AmountRows } from './block.ts';

/**
 * Reads amounts by row and column from the value of an expression, and leaves out incomplete rows. Returns null when there are no amounts
 * yet.
 */
export function readAmountRows(value: unknown): AmountRows | null {
  if (!isList(value)) return null;
  return value.flatMap((one) => {
    if (!isRecord(one) || typeof one['row'] !== 'string') return [];
    return [{ row: one['row'], amounts: isList(one['amounts']) ? one['amounts'].flatMap(readAmount) : [] }];
  });
}

function readAmount(value: unknown): AmountRows[number]['amounts'] {
  const { column, amount } = asRecord(value);
  return typeof column === 'string' && typeof amount === 'number' ? [{ column, amount }] : [];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
