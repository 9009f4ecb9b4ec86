import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import { buildDraftKey } from './draftPlace.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import { type FinishedForm, readFinishedForm } from './readFinishedForm.ts';

/**
 * The data of an end page, which stay in the session storage until the form is filled in anew: a reload signs in again, and the state of
 * the location is lost then.
 */
export interface FinishStorage {
  readonly keep: (finished: FinishedForm) => void;
  readonly read: () => FinishedForm | null;
  readonly forget: () => void;
}

export function createFinishStorage(
  form: string,
  owner: WizardPorts['owner'],
  storage: BrowserStorage,
): FinishStorage {
  const key = `${buildDraftKey(form, owner)}:finished`;
  return {
    // If the storage is full, a reload returns to the form.
    keep: (finished) => void storage.write(key, JSON.stringify(finished)),
    read() {
      try {
        const finished: unknown = JSON.parse(storage.read(key) ?? 'null');
        return readFinishedForm({ finished }, form);
      } catch {
        return null;
      }
    },
    forget: () => storage.remove(key),
  };
}
