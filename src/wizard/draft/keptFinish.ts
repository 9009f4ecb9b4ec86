import { draftKey, type DraftStorage, removeDraft } from './draftPlace.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import { type Finished, finishedIn } from './finishedIn.ts';

/**
 * What an end page shows, kept in the session until its form is filled in anew: a reload signs in again on the way, and the state of
 * the location is lost there.
 */
export interface KeptFinish {
  readonly keep: (finished: Finished) => void;
  readonly read: () => Finished | null;
  readonly forget: () => void;
}

export function keptFinish(
  form: string,
  owner: WizardPorts['owner'],
  storage: DraftStorage | null,
): KeptFinish {
  const key = `${draftKey(form, owner)}:finished`;
  return {
    keep(finished) {
      try {
        storage?.setItem(key, JSON.stringify(finished));
      } catch {
        // A reload then leads back to the form.
      }
    },
    read() {
      try {
        const finished: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
        return finishedIn({ finished }, form);
      } catch {
        return null;
      }
    },
    forget: () => removeDraft(storage, key),
  };
}
