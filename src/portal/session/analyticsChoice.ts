import { create } from 'zustand';
import { deviceStorage } from '../../ui/storage/tabStorage.ts';

/** The consent to usage statistics; null before the customer was asked. */
export type AnalyticsChoice = 'allowed' | 'refused' | null;

interface AnalyticsChoiceStore {
  readonly choice: AnalyticsChoice;
  readonly choose: (choice: Exclude<AnalyticsChoice, null>) => void;
}

const key = 'analytics';

/** The choice of this device (LEGAL-006). */
export const useAnalyticsChoice = create<AnalyticsChoiceStore>((set) => ({
  choice: readChoice(),
  choose: (choice) => {
    deviceStorage.write(key, choice);
    set({ choice });
  },
}));

function readChoice(): AnalyticsChoice {
  const stored = deviceStorage.read(key);
  return stored === 'allowed' || stored === 'refused' ? stored : null;
}
