import type { Contract } from '../../../domain/listContracts.ts';

/** What a contract is that belongs to the one of a vehicle; null for that one itself. */
export function findAddOnKind(kinds: Contract['kinds']): 'kps' | 'jungMobil' | null {
  if (kinds.has('kps')) return 'kps';
  return kinds.has('jungMobil') ? 'jungMobil' : null;
}
