import { type ComponentType, createContext } from 'react';
import type { Wizard } from '../../engine/index.ts';
import type { AccountKeeper } from '../draft/accountKeeper.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import type { RunnerState } from '../runner/createRunnerState.ts';
import type { FormTexts } from '../texts/formTexts.ts';

/** A form that stands in a dialog. */
export interface FormInDialog {
  /** The customer is done, or closes the dialog. */
  readonly onClose: () => void;
}

/** Sends the files that were chosen in a form to what it has become, and says what became of them. */
export type SentFilesView = ComponentType<{
  /** The record that the files belong to, by the server's id. */
  readonly of: string;
  /** Hands the files over; the next time there are none. */
  readonly take: () => readonly File[];
  /** The form's texts about the files: heading, state, and link to more. */
  readonly say: (part: SentFilesPart) => string;
}>;

type SentFilesPart = 'title' | 'sending' | 'missing' | 'arrived' | 'none' | 'more';

/**
 * The data that all parts of an open form share. They are constant while the form is open, so that a part is never drawn again because of
 * them.
 */
export interface OpenForm {
  readonly wizard: Wizard;
  readonly draft: DraftStore;
  /** Keeps the draft with the account; null where that is not done. */
  readonly keeper: AccountKeeper | null;
  readonly texts: FormTexts;
  /** The ports as they are now. */
  readonly ports: () => WizardPorts;
  /** Returns true for the step on which the form was opened, until another step is entered. */
  readonly isFirstStep: (step: string) => boolean;
  /** The form stands in a dialog instead of a page of its own. */
  readonly dialog: FormInDialog | null;
  /** Stands on an end page whose form sends files; null where the portal sends none. */
  readonly SentFiles: SentFilesView | null;
  /** The guard tells here which navigation it holds back. */
  readonly tellHeld: (held: RunnerState['held']) => void;
}

export const WizardContext = createContext<OpenForm | null>(null);
