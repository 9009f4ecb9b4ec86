import type { ChangeRequest } from '../change/changeWalk.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import type { CallReply } from '../outcome/CallReply.ts';
import type { Facts } from '../walk/Walk.ts';
import type { Choice, ChosenFile, DialogKey, RequestId } from './Journey.ts';

/** What can happen to a journey. */
export type JourneyEvent =
  | { readonly kind: 'changed'; readonly requests: readonly ChangeRequest[] }
  | { readonly kind: 'fieldLeft'; readonly field: FieldKey }
  | { readonly kind: 'fileChosen'; readonly field: FieldKey; readonly file: ChosenFile }
  /** The file that did not arrive is to be sent again. To take a file away is a change to null. */
  | { readonly kind: 'fileRetried'; readonly field: FieldKey }
  /** So much of a file has left. */
  | { readonly kind: 'progressed'; readonly request: RequestId; readonly sentBytes: number }
  /** Somebody wants to edit a field that asks a question first. */
  | { readonly kind: 'askedToEdit'; readonly field: FieldKey }
  /** "Weiter" or "Senden"; ignored while a run is under way that the customer waits for. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'wentBack' }
  /** "Ändern" in a summary; `focus` is the name of the control that is to have the focus. */
  | { readonly kind: 'edited'; readonly step: string; readonly focus: string | null }
  /** A block that is a button (its key), or an item of one that is several (`<block>.<item>`). It may fill fields and make calls. */
  | { readonly kind: 'pressed'; readonly block: FieldKey }
  /** What entering the step should have brought is asked for again. */
  | { readonly kind: 'retried' }
  /** Ignored unless this dialog is the open one. */
  | { readonly kind: 'chose'; readonly dialog: DialogKey; readonly choice: Choice }
  /** Ignored unless somebody waits for it. */
  | { readonly kind: 'answered'; readonly request: RequestId; readonly reply: CallReply }
  | { readonly kind: 'paused'; readonly timer: string }
  | { readonly kind: 'refetched' }
  | { readonly kind: 'factsMoved'; readonly facts: Facts }
  /** An address of the form is shown, with what a finished form carried to it. */
  | {
      readonly kind: 'routeShown';
      readonly route: string;
      readonly carried: Readonly<Record<string, unknown>> | null;
    }
  /** Somebody wants to go to another page; nothing has moved yet. */
  | { readonly kind: 'leaving'; readonly from: string; readonly to: string }
  /** The draft could not be written. */
  | { readonly kind: 'notStored' }
  /** The draft is no longer wanted: the customer signed out, or closed the dialog the form stands in. */
  | { readonly kind: 'discarded' }
  /** The session ended; the portal leaves the page and comes back after signing in again. */
  | { readonly kind: 'sessionEnded' }
  /** The form is taken down. */
  | { readonly kind: 'closed' };
