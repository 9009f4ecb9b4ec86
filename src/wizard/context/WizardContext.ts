import { type ComponentType, createContext } from 'react';
import type { Wizard } from '../../engine/index.ts';
import type { AccountKeeper } from '../draft/accountKeeper.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import type { RunnerState } from '../runner/createRunnerState.ts';
import type { FormTexts } from '../texts/createFormTexts.ts';

/** A form that stands in a dialog. */
export interface FormInDialog {
  /** Called when the customer finishes or closes the form. */
  readonly onClose: () => void;
}

/** Sends the chosen files of a form after the form, and shows their state. */
export type SentFilesView = ComponentType<{
  /** The record that the files belong to, by the server's id. */
  readonly of: string;
  /** Returns the files and removes them from the draft. */
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
  /** Keeps the draft with the account; null when the account keeps none. */
  readonly keeper: AccountKeeper | null;
  readonly texts: FormTexts;
  /** Returns the current ports. */
  readonly ports: () => WizardPorts;
  /** Returns true for the step on which the form was opened, until another step is entered. */
  readonly isFirstStep: (step: string) => boolean;
  /** The form stands in a dialog instead of a page of its own. */
  readonly dialog: FormInDialog | null;
  /** Shows and sends the files on an end page; null when the portal sends none. */
  readonly SentFiles: SentFilesView | null;
  /** Called by the guard with the navigation that it holds back. */
  readonly tellHeld: (held: RunnerState['held']) => void;
}

export const WizardContext = createContext<OpenForm | null>(null);
