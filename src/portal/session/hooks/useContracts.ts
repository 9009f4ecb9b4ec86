import { useMemo } from 'react';
import { kindTable } from './kindTable.ts';
import { type Contract, listContracts } from '../../../domain/listContracts.ts';
import { useSelectedPolicyStore } from '../stores/selectedPolicyStore.ts';
import { useSessionData } from '../SessionData.ts';
import { useToday } from './useToday.ts';

/** Returns the account's contracts, main account first. */
export function useContracts(): readonly Contract[] {
  const { policies, flatrateNames, isWrongBrand } = useSessionData();
  const today = useToday();
  return useMemo(
    () => listContracts(policies, { kinds: kindTable, flatrateNames, today, isWrongBrand }),
    [policies, flatrateNames, isWrongBrand, today],
  );
}

/** Returns the contract chosen in this tab; null when there is none. */
export function useSelectedContract(): Contract | null {
  const contracts = useContracts();
  const policyNumber = useSelectedPolicyStore((store) => store.policyNumber);
  return contracts.find(({ policy }) => policy.policyNumber === policyNumber) ?? null;
}
