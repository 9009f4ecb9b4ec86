import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Contract } from '../listContracts.ts';
import { nameVehicle } from './nameVehicle.ts';

/** The kinds of contracts that belong to the contract of a vehicle. */
const addOns = ['kps', 'jungMobil'] as const;

export type AddOnKind = (typeof addOns)[number];

export interface ContractName {
  /** The kind of an add-on, else the vehicle. */
  readonly name: string;
  /** The vehicle that an add-on belongs to; null where the name is the vehicle. */
  readonly vehicle: string | null;
  /** Null for the contract of the vehicle itself. */
  readonly addOn: AddOnKind | null;
}

/** Names a contract as all pages do: an add-on has the name of its kind, and its vehicle second. */
export function nameContract({ policy, kinds }: Pick<Contract, 'policy' | 'kinds'>): ContractName {
  const vehicle = nameVehicle(policy);
  const addOn = addOns.find((kind) => kinds.has(kind)) ?? null;
  return addOn === null
    ? { name: vehicle, vehicle: null, addOn }
    : { name: settings.contractKind.value[addOn], vehicle, addOn };
}
