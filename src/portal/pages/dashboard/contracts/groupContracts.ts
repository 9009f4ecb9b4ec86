import type { Contract } from '../../../../domain/listContracts.ts';

type GroupName = 'vehicles' | 'others' | 'partner' | 'ended';

/** The lists of contracts on the start page. */
export type ContractGroups = Readonly<Record<GroupName, readonly Contract[]>>;

/** Sorts contracts into the lists of the start page; each stands in one list. */
export function groupContracts(contracts: readonly Contract[]): ContractGroups {
  const of = (name: GroupName) => contracts.filter((contract) => chooseGroup(contract) === name);
  return { vehicles: of('vehicles'), others: of('others'), partner: of('partner'), ended: of('ended') };
}

/** Returns the only active contract of an account when it is a vehicle, ignoring ended contracts; null otherwise. */
export function findOnlyVehicle(contracts: readonly Contract[]): Contract | null {
  const { vehicles, others, partner } = groupContracts(contracts);
  const [vehicle = null] = vehicles;
  return vehicles.length === 1 && others.length + partner.length === 0 ? vehicle : null;
}

function chooseGroup({ kinds }: Contract): GroupName {
  if (kinds.has('terminated')) return 'ended';
  if (kinds.has('partner')) return 'partner';
  return kinds.has('kps') || kinds.has('jungMobil') ? 'others' : 'vehicles';
}
