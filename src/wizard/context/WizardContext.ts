import { createContext } from 'react';
import type { Wizard } from '../../engine/index.ts';
import type { AccountKeeper } from '../draft/accountKeeper.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import type { PageWorld } from '../runner/pageWorld.ts';
import type { FormTexts } from '../texts/formTexts.ts';

/** A form that stands in a dialog. */
export interface FormInDialog {
  /** The customer is done, or closes the dialog. */
  readonly onClose: () => void;
}

/** What every part of an open form shares. Constant while the form is open, so that it never makes a part draw again. */
export interface OpenForm {
  readonly wizard: Wizard;
  readonly draft: DraftStore;
  /** Keeps the draft with the account; null where that is not done. */
  readonly keeper: AccountKeeper | null;
  readonly texts: FormTexts;
  /** The ports as they are now. */
  readonly ports: () => WizardPorts;
  /** Whether the step entered is the one the form was opened on, with no other in between. */
  readonly isFirstStep: (step: string) => boolean;
  /** The form stands in a dialog instead of a page of its own. */
  readonly dialog: FormInDialog | null;
  /** The guard tells here which navigation it holds back. */
  readonly tellHeld: (held: PageWorld['held']) => void;
}

export const WizardContext = createContext<OpenForm | null>(null);
