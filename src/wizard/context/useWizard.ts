import { use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Journey } from '../../engine/index.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import { WizardContext } from './WizardContext.ts';
import type { OpenForm } from './WizardContext.ts';

/** Returns the form that this part belongs to. */
export function useWizard(): OpenForm {
  const form = use(WizardContext);
  if (form === null) throw new Error('This part stands outside a WizardRunner.');
  return form;
}

/** Returns the contact that the texts of the form name. */
export function useContact(): WizardPorts['contact']['service'] {
  const { wizard, ports } = useWizard();
  return ports().contact[wizard.definition.contact ?? 'service'];
}

/** Like `useDraft`, for a selection from one node of the walk (by index): evaluated again only when that node changes. */
export function useDraftAt<T>(index: number, select: (journey: Journey) => T): T {
  const { draft } = useWizard();
  const subscribe = useCallback(
    (listener: () => void) => draft.subscribeToNode(index, listener),
    [draft, index],
  );
  const read = () => select(draft.getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** Draws the part again only when its selection changes; `select` must return a value of stable identity. */
export function useDraft<T>(select: (journey: Journey) => T): T {
  return useStore(useWizard().draft, select);
}
