import type { Facts } from '../../../domain/facts/Facts.ts';
import { getBlockCode } from '../../../protocol/index.ts';
import { refuse, type Refusal } from '../../api/OperationCall.ts';
import { type Row, rowsThatApply } from './sharedTables.ts';

/** Contracts that have no change at all, whatever the table says (CON-017). */
const unchangeable = {
  'policy.isKps': 'KPS',
  'policy.isJungMobil': 'JUNG_MOBIL',
} as const satisfies Readonly<Record<string, string>>;

/** What can be blocked on its own (`rules/_shared/editing.json`). A new place of registration counts as an insurance confirmation. */
const areas = ['rating', 'coverage', 'evb'] as const;
export type EditingArea = (typeof areas)[number];

/** The same of the payment. `payment` is its method and period, `holder` the account with its holder and the day of debit. */
const paymentAreas = ['payment', 'holder'] as const;
export type PaymentArea = (typeof paymentAreas)[number];

/** Why nothing of this contract can be changed online; null when something can (CON-060 to CON-070). */
export function editingRefusal(facts: Facts, isCalculation: boolean): Refusal | null {
  const code = Object.entries(unchangeable).find(([fact]) => facts[fact] === true)?.[1];
  if (code !== undefined) return refuse(403, code);
  return findBlockingRefusal(facts, (row) =>
    isCalculation ? row('calculation') === true : areas.every((area) => row(area) === true),
  );
}

/** Why nothing of the payment can be changed online; null when something can (CON-060 to CON-067). */
export function paymentRefusal(facts: Facts): Refusal | null {
  return findBlockingRefusal(facts, (row) => paymentAreas.every((area) => row(area) === true));
}

/** Why these parts of the contract cannot be changed; null when they can. */
export function areaRefusal(facts: Facts, touched: readonly (EditingArea | PaymentArea)[]): Refusal | null {
  return findBlockingRefusal(facts, (row) => touched.some((area) => row(area) === true));
}

/** The first reason counts. */
function findBlockingRefusal(facts: Facts, blocks: (row: Row) => boolean): Refusal | null {
  const reason = rowsThatApply('blocks', facts).find(blocks)?.('reason');
  if (typeof reason !== 'string') return null;
  return refuse(reason === 'dunning' ? 409 : 403, getBlockCode(reason));
}
