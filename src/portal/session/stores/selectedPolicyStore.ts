import { create } from 'zustand';
import { selectedPolicyKey as key } from './selectedPolicyKey.ts';
import { tabStorage } from '../../../ui/storage/tabStorage.ts';

interface SelectedPolicyStore {
  /** Policy number, or null. Survives a reload. */
  readonly policyNumber: string | null;
  readonly select: (policyNumber: string) => void;
  /** Removes a selection that is no longer among the account's policies. */
  readonly keepIfAmong: (policyNumbers: readonly string[]) => void;
}

export const useSelectedPolicyStore = create<SelectedPolicyStore>((set, get) => ({
  policyNumber: tabStorage.read(key) || null,
  select: (policyNumber) => {
    tabStorage.write(key, policyNumber);
    set({ policyNumber });
  },
  keepIfAmong: (policyNumbers) => {
    const { policyNumber } = get();
    if (policyNumber === null || policyNumbers.includes(policyNumber)) return;
    tabStorage.write(key, '');
    set({ policyNumber: null });
  },
}));
