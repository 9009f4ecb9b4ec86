import { type RefObject, useRef, useState } from 'react';
import type { Contract } from '../../../domain/listContracts.ts';
import { hasWords } from '../../../plain/searchText.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';

/** Number of contracts from which on the search is offered. */
const searchedFrom = 6;

export interface Search {
  /** False for few contracts, which are found faster without a search. */
  readonly isOffered: boolean;
  /** The searched text. */
  readonly value: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly change: (value: string) => void;
  /** Shows all contracts again and focuses the search field. */
  readonly clear: () => void;
  readonly finds: (contract: Contract) => boolean;
  /**
   * Returns true for a found contract, and for the contract that was chosen before the text last changed: the chosen contract stays in
   * sight until the next letter is typed.
   */
  readonly shows: (contract: Contract) => boolean;
}

/** Searches contracts by vehicle, plate and policy number; `chosen` is the number of the one that is chosen. */
export function useContractSearch(contracts: readonly Contract[], chosen: string | null): Search {
  const [{ value, kept }, setSearch] = useState({ value: '', kept: chosen });
  const input = useRef<HTMLInputElement>(null);
  const change = (next: string) => setSearch({ value: next, kept: chosen });
  const finds = (contract: Contract) => isFound(contract, value);
  return {
    isOffered: contracts.length >= searchedFrom,
    value,
    input,
    change,
    clear: () => {
      change('');
      input.current?.focus();
    },
    finds,
    shows: (contract) => finds(contract) || contract.policy.policyNumber === kept,
  };
}

function isFound({ policy, label }: Contract, searched: string): boolean {
  return hasWords(`${nameVehicle(policy)} ${label}`, searched);
}
