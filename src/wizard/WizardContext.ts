import { createContext } from 'react';
import type { Wizard } from '../engine/index.ts';
import type { DraftStore } from './draft/draftStore.ts';
import type { WizardPorts } from './ports.ts';
import type { FormTexts } from './texts/formTexts.ts';

/** What every part of an open form shares. Constant while the form is open, so that it never makes a part draw again. */
export interface OpenForm {
  readonly wizard: Wizard;
  readonly draft: DraftStore;
  readonly texts: FormTexts;
  /** The ports as they are now. */
  readonly ports: () => WizardPorts;
  /** Step that was entered last; null while the page is still the one the browser loaded. */
  readonly entered: { current: string | null };
}

export const WizardContext = createContext<OpenForm | null>(null);
