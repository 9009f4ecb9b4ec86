import type { Contract } from '../../../domain/listContracts.ts';

/** Returns the kind of a contract that belongs to the contract of a vehicle; null for the contract of the vehicle itself. */
export function findAddOnKind(kinds: Contract['kinds']): 'kps' | 'jungMobil' | null {
  if (kinds.has('kps')) return 'kps';
  return kinds.has('jungMobil') ? 'jungMobil' : null;
}
