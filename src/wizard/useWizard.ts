import { use } from 'react';
import { useStore } from 'zustand';
import type { Draft } from './draft/Draft.ts';
import { WizardContext } from './WizardContext.ts';
import type { OpenForm } from './WizardContext.ts';

/** The form this part belongs to. */
export function useWizard(): OpenForm {
  const form = use(WizardContext);
  if (form === null) throw new Error('This part stands outside a WizardRunner.');
  return form;
}

/** Draws the part again only when what it selects changed; `select` returns something that keeps its identity. */
export function useDraft<T>(select: (draft: Draft) => T): T {
  return useStore(useWizard().draft, select);
}
