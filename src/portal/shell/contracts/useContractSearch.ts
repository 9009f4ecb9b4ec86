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
}

/** Searches contracts by vehicle, plate and policy number, spelled as people spell them: "kam2410" finds "K-AM 2410". */
export function useContractSearch(contracts: readonly Contract[]): Search {
  const [value, change] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return {
    isOffered: contracts.length >= searchedFrom,
    value,
    input,
    change,
    clear: () => {
      change('');
      input.current?.focus();
    },
    finds: (contract) => isFound(contract, value),
  };
}

function isFound({ policy, label }: Contract, searched: string): boolean {
  return hasWords(`${nameVehicle(policy)} ${label}`, searched);
}
