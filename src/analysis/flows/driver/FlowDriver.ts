import type { CallReply, LinkDefinition } from '../../../engine/index.ts';
import type { DialogAnswer, EndBlock, FlowUpload, LeavingDecision } from '../format/Flow.ts';

/** Where the customer is. */
interface CustomerView {
  /** Null when no step of the form is shown. */
  readonly step: string | null;
  readonly route: string;
  readonly progress: number | null;
  /** Id of the dialog that is open; null: none is. */
  readonly dialog: string | null;
  /** Whether that dialog warns that nothing can be undone. Undefined: this driver cannot tell. */
  readonly destructive?: boolean;
}

/** One field, block or list as it stands. Undefined: this driver cannot tell. */
export interface SeenField {
  readonly shown: boolean;
  readonly required: boolean | undefined;
  readonly voluntary: boolean | undefined;
  readonly locked: boolean | undefined;
  /** What its lock says; null: it has none, or says nothing. */
  readonly reason?: string | null;
  /** A list that takes no further row. */
  readonly full: boolean | undefined;
  /** A block that shows an older result until a newer one arrives. */
  readonly stale: boolean | undefined;
  readonly options: readonly (string | number)[] | null | undefined;
  readonly variant: string | null | undefined;
  readonly value: string | number | boolean | null | undefined;
  /** Rows of a list; null for everything else. */
  readonly rows: number | null;
}

/** One thing that is open: field within the step, or null for the step as a whole. Undefined code: this driver cannot tell. */
export interface SeenOpen {
  readonly field: string | null;
  readonly code: string | undefined;
}

/** What is around the questions of a step. */
export interface SeenFrame {
  readonly stuck: string | null;
  readonly exits: { readonly back: string | null; readonly cancel: string };
  /** Where each link leads: a page, or the address of a file. */
  readonly links: Readonly<Record<string, LinkDefinition | { readonly file: unknown }>>;
  readonly leaving: (route: string) => LeavingDecision;
}

/** The page of thanks. */
export interface SeenEndPage {
  readonly blocks: readonly EndBlock[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly close: string | null;
}

/** Which of the calls of the submit gets the reply (else the last), and what is chosen in the dialog it opens. */
export interface ReplyChoice {
  readonly call?: string;
  readonly chooses?: 'stay' | 'next';
}

/** Undefined: not known. */
export interface SeenOutcome {
  /** Text key of the message, or the message itself when its key is not known. */
  readonly shows: string | null | undefined;
  readonly level: string | undefined;
  /** What the message is told. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly marks: Readonly<Record<string, string>> | undefined;
  /** Route gone to; null when the customer stays. */
  readonly goes: string | null | undefined;
  readonly opens?: string | null;
  readonly asks?: string | null;
  readonly saves?: string | null;
  /** Address outside of the portal that a new tab shows. */
  readonly visits?: string | null;
  readonly logsOutAfter?: number | null;
  readonly ends?: boolean;
  /** Null: none follows. */
  readonly endPage?: SeenEndPage | null;
  /** Server data fetched again, and what the next page is told. */
  readonly refetches?: readonly string[];
  readonly state?: Readonly<Record<string, unknown>>;
  /** Body of the call. */
  readonly sent?: unknown;
}

type MaybePromise<T> = T | Promise<T>;

/**
 * What a flow is run by: the engine, or a browser that finds everything by role and accessible name. Fields are named within the step,
 * rows by position (`people.0.email`). What cannot be done is told as a sentence, what can as null.
 */
export interface FlowDriver {
  see(): MaybePromise<CustomerView>;
  look(step: string, field: string): MaybePromise<SeenField | null>;
  /** Undefined: this driver cannot tell. */
  frame(step: string): MaybePromise<SeenFrame | undefined>;
  /** All that keeps the customer from going on; empty: nothing. */
  canContinue(step: string): MaybePromise<readonly SeenOpen[]>;
  warnings(step: string): MaybePromise<readonly string[] | undefined>;
  /** Sets a canonical value. */
  set(step: string, field: string, value: string | number | boolean | null): MaybePromise<string | null>;
  /** Types a text and leaves the field. */
  type(step: string, field: string, text: string): MaybePromise<string | null>;
  addRow(step: string, list: string): MaybePromise<string | null>;
  removeRow(step: string, list: string, position: number): MaybePromise<string | null>;
  /** Chooses a file, sends the last one again, or takes it away; null: taken away. */
  upload(step: string, field: string, file: FlowUpload): MaybePromise<string | null>;
  /** Presses a button block. */
  press(step: string, block: string): MaybePromise<string | null>;
  /** Answers the dialog that is open. */
  choose(dialog: string, choice: DialogAnswer): MaybePromise<string | null>;
  /** What a server says to a call the step is waiting for: on entering, after a change or a press, or on leaving it. */
  receive(step: string, operation: string, reply: CallReply): MaybePromise<SeenOutcome | string>;
  next(): MaybePromise<string | null>;
  back(): MaybePromise<string | null>;
  reload(): MaybePromise<string | null>;
  edit(step: string): MaybePromise<string | null>;
  open(route: string): MaybePromise<string | null>;
  /** Sends the form; the reply is what the server will say. */
  answerWith(reply: CallReply, answering: ReplyChoice): MaybePromise<SeenOutcome | string>;
  /** Finishes a form that sends nothing: the route it leads to, or a sentence. */
  finish(): MaybePromise<{ readonly goes: string | null } | string>;
  /** How much somebody has done so far. Undefined: this driver does not count. */
  presses(): number | undefined;
  /** What was sent; undefined when nothing was. */
  submitted(): MaybePromise<unknown>;
}
