import type { ChangeRequest } from '../change/changeWalk.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import type { CallReply } from '../outcome/CallReply.ts';
import type { Facts } from '../walk/Walk.ts';
import type { Choice, ChosenFile, DialogKey, RequestId } from './Journey.ts';

/** The events of a journey. */
export type JourneyEvent =
  /** `suggested`: the answers are those of a suggestion, which confirms the group that it fills. */
  | { readonly kind: 'changed'; readonly requests: readonly ChangeRequest[]; readonly suggested?: true }
  | { readonly kind: 'fieldLeft'; readonly field: FieldKey }
  | { readonly kind: 'fileChosen'; readonly field: FieldKey; readonly file: ChosenFile }
  /** The customer sends a failed file again. Removing a file is a change to null. */
  | { readonly kind: 'fileRetried'; readonly field: FieldKey }
  /** The number of bytes of a file that were sent. */
  | { readonly kind: 'progressed'; readonly request: RequestId; readonly sentBytes: number }
  /** The customer wants to edit a field with a question before it. */
  | { readonly kind: 'askedToEdit'; readonly field: FieldKey }
  /** "Weiter" or "Senden"; ignored while a run blocks the customer. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'wentBack' }
  /** "Ändern" in a summary; `focus` is the name of the control that gets the focus. */
  | { readonly kind: 'edited'; readonly step: string; readonly focus: string | null }
  /** A press of a button block (its key), or of one of its items (`<block>.<item>`). A press may fill fields and make calls. */
  | { readonly kind: 'pressed'; readonly block: FieldKey }
  /** The failed calls of entering the step are repeated. */
  | { readonly kind: 'retried' }
  /** Ignored unless the dialog is open. */
  /** `keep`: the form is left, and the account keeps the draft. */
  | { readonly kind: 'chose'; readonly dialog: DialogKey; readonly choice: Choice | 'keep' }
  /** Ignored unless a run waits for this reply. */
  | { readonly kind: 'answered'; readonly request: RequestId; readonly reply: CallReply }
  | { readonly kind: 'paused'; readonly timer: string }
  | { readonly kind: 'refetched' }
  | { readonly kind: 'factsMoved'; readonly facts: Facts }
  /** An address of the form is shown; `carried` holds the values of a finished form. */
  | {
      readonly kind: 'routeShown';
      readonly route: string;
      readonly carried: Readonly<Record<string, unknown>> | null;
    }
  /** The customer wants to go to another page; the router has not navigated yet. */
  | { readonly kind: 'leaving'; readonly from: string; readonly to: string }
  /** The draft could not be written. */
  | { readonly kind: 'notStored' }
  /** The draft is no longer needed: the customer signed out, or closed the dialog of the form. */
  | { readonly kind: 'discarded' }
  /** The session ended; the portal leaves the page and returns after a new sign-in. */
  | { readonly kind: 'sessionEnded' }
  /** The form is unmounted. */
  | { readonly kind: 'closed' };
