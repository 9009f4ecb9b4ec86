import { create } from 'zustand';
import { tabStorage } from '../../../ui/storage/tabStorage.ts';

const key = 'waitingForms';
/** More than a customer has forms and contracts under way; the oldest is dropped. */
const most = 20;

interface WaitingFormStore {
  /** `<form> <policy number>` of each form that waits for its service. Survives a reload of the tab. */
  readonly waiting: readonly string[];
  readonly wait: (form: string, policy: string) => void;
  readonly finish: (form: string, policy: string) => void;
}

/** Holds the forms that could not be sent, or that were begun while their service was away. */
export const useWaitingFormStore = create<WaitingFormStore>((set, get) => {
  function keep(waiting: readonly string[]): void {
    tabStorage.write(key, JSON.stringify(waiting));
    set({ waiting });
  }
  const othersThan = (name: string) => get().waiting.filter((one) => one !== name);
  return {
    waiting: readNames(tabStorage.read(key)),
    wait: (form, policy) => {
      const name = nameWaitingForm(form, policy);
      if (!get().waiting.includes(name)) keep([...get().waiting, name].slice(-most));
    },
    finish: (form, policy) => {
      const others = othersThan(nameWaitingForm(form, policy));
      if (others.length < get().waiting.length) keep(others);
    },
  };
});

export function nameWaitingForm(form: string, policy: string): string {
  return `${form} ${policy}`;
}

function readNames(stored: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
