import type { Facts } from '../../../domain/facts/Facts.ts';
import { getBlockCode } from '../../../protocol/index.ts';
import { refuse, type Refusal } from '../../api/OperationCall.ts';
import { type Row, findRows } from './sharedTables.ts';

/** Contracts that cannot be changed at all, independent of the table (CON-017). */
const unchangeable = {
  'policy.isKps': 'KPS',
  'policy.isJungMobil': 'JUNG_MOBIL',
} as const satisfies Readonly<Record<string, string>>;

/** Areas that can be blocked separately (`rules/_shared/editing.json`). A new place of registration belongs to `evb`. */
const areas = ['rating', 'coverage', 'evb'] as const;
export type EditingArea = (typeof areas)[number];

/**
 * Areas of the payment: `payment` is its method and period, `holder` the account with its holder and the day of debit. A row that blocks
 * the holder blocks the whole payment.
 */
const paymentAreas = ['payment', 'holder'] as const;
export type PaymentArea = (typeof paymentAreas)[number];

/** Returns the refusal when no area of this contract can be changed online; null when one can (CON-060 to CON-070). */
export function findEditingRefusal(facts: Facts, isCalculation: boolean): Refusal | null {
  const code = Object.entries(unchangeable).find(([fact]) => facts[fact] === true)?.[1];
  if (code !== undefined) return refuse(403, code);
  return findBlockingRefusal(facts, (row) =>
    isCalculation ? row('calculation') === true : areas.every((area) => row(area) === true),
  );
}

/** Returns the refusal when no area of the payment can be changed online; null when one can (CON-060 to CON-067). */
export function findPaymentRefusal(facts: Facts): Refusal | null {
  return findBlockingRefusal(facts, (row) => paymentAreas.every((area) => isBlocked(row, area)));
}

/** Returns the refusal when one of these areas cannot be changed; null when all can. */
export function findAreaRefusal(
  facts: Facts,
  touched: readonly (EditingArea | PaymentArea)[],
): Refusal | null {
  return findBlockingRefusal(facts, (row) => touched.some((area) => isBlocked(row, area)));
}

function isBlocked(row: Row, area: EditingArea | PaymentArea): boolean {
  return row(area) === true || (area === 'payment' && row('holder') === true);
}

/** Returns the refusal of the first row that blocks. */
function findBlockingRefusal(facts: Facts, blocks: (row: Row) => boolean): Refusal | null {
  const reason = findRows('blocks', facts).find(blocks)?.('reason');
  if (typeof reason !== 'string') return null;
  return refuse(reason === 'dunning' ? 409 : 403, getBlockCode(reason));
}
