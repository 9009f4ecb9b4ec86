import type { CallReply, LinkDefinition } from '../../../engine/index.ts';
import type { SeenWords } from './FormWords.ts';
import type { DialogAnswer, EndBlock, FlowUpload, LeavingDecision } from '../format/Flow.ts';

/** The position of the customer in the portal. */
interface CustomerView {
  /** Null when no step of the form is shown. */
  readonly step: string | null;
  readonly route: string;
  readonly progress: number | null;
  /** Id of the open dialog, or null. */
  readonly dialog: string | null;
  /** True when the dialog warns that an action cannot be undone. Undefined: this driver cannot tell. */
  readonly destructive?: boolean;
}

/** One field, block or list as it stands. Undefined: this driver cannot tell. */
export interface SeenField {
  readonly shown: boolean;
  readonly required: boolean | undefined;
  readonly voluntary: boolean | undefined;
  readonly locked: boolean | undefined;
  /** The reason that the lock shows; null without a lock or without a reason. */
  readonly reason?: string | null;
  /** True for a list that takes no further row. */
  readonly full: boolean | undefined;
  /** True for a block that shows an older result until a newer result arrives. */
  readonly stale: boolean | undefined;
  readonly options: readonly (string | number)[] | null | undefined;
  readonly variant: string | null | undefined;
  readonly value: string | number | boolean | null | undefined;
  /** Rows of a list; null for everything else. */
  readonly rows: number | null;
}

/** One open requirement: a field within the step, or null for the step as a whole. Undefined code: this driver cannot tell. */
export interface SeenOpen {
  readonly field: string | null;
  readonly code: string | undefined;
}

/** The frame of a step: everything beside its questions. */
export interface SeenFrame {
  readonly stuck: string | null;
  readonly exits: { readonly back: string | null; readonly cancel: string };
  /** The target of each link: a page, or the address of a file. */
  readonly links: Readonly<Record<string, LinkDefinition | { readonly file: unknown }>>;
  readonly leaving: (route: string) => LeavingDecision;
  /** The operations whose replies are waited for. */
  readonly waits: readonly string[];
}

/** The page of thanks. */
export interface SeenEndPage {
  readonly blocks: readonly EndBlock[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly close: string | null;
  /** Returns the words of one of its texts (`title`, `nextSteps.car.text`). Undefined: not known. */
  readonly words?: ((name: string) => string) | undefined;
}

/** The call of the submit that gets the reply (by default the last), and the choice in the dialog that the reply opens. */
export interface ReplyChoice {
  readonly call?: string;
  readonly chooses?: 'stay' | 'next';
}

/** The visible effects of a reply. Undefined: not known. */
export interface SeenOutcome {
  /** Text key of the message, or the message itself when its key is not known. */
  readonly shows: string | null | undefined;
  readonly level: string | undefined;
  /** The message in words, with its parameters. */
  readonly reads?: string | undefined;
  /** Parameters of the message. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly marks: Readonly<Record<string, string>> | undefined;
  /** Target route; null when the customer stays. */
  readonly goes: string | null | undefined;
  readonly opens?: string | null;
  readonly asks?: string | null;
  readonly saves?: string | null;
  /** Address outside of the portal that a new tab shows. */
  readonly visits?: string | null;
  readonly logsOutAfter?: number | null;
  readonly ends?: boolean;
  /** Null when no end page follows. */
  readonly endPage?: SeenEndPage | null;
  /** Server data fetched again, and state handed to the next page. */
  readonly refetches?: readonly string[];
  readonly state?: Readonly<Record<string, unknown>>;
  /** Body of the call. */
  readonly sent?: unknown;
}

type MaybePromise<T> = T | Promise<T>;

/**
 * Runs a flow: on the engine, or in a browser that finds elements by role and accessible name. Fields are named within the step, rows by
 * position (`people.0.email`). An action that fails returns a sentence, one that succeeds returns null.
 */
export interface FlowDriver {
  see(): MaybePromise<CustomerView>;
  look(step: string, field: string): MaybePromise<SeenField | null>;
  /** Undefined: this driver cannot tell. */
  frame(step: string): MaybePromise<SeenFrame | undefined>;
  /** Returns all open requirements of the step; empty: the customer can continue. */
  /** Reads the words at a place of the step. Undefined: this driver cannot tell. */
  words(step: string, place: string): MaybePromise<SeenWords | undefined>;
  canContinue(step: string): MaybePromise<readonly SeenOpen[]>;
  warnings(step: string): MaybePromise<readonly string[] | undefined>;
  /** Sets the value of a field directly, without typing. */
  set(step: string, field: string, value: string | number | boolean | null): MaybePromise<string | null>;
  /** Types a text and leaves the field. */
  type(step: string, field: string, text: string): MaybePromise<string | null>;
  addRow(step: string, list: string): MaybePromise<string | null>;
  removeRow(step: string, list: string, position: number): MaybePromise<string | null>;
  /** Chooses a file, sends the last one again, or removes it (null). */
  upload(step: string, field: string, file: FlowUpload): MaybePromise<string | null>;
  /** Presses a button block. */
  press(step: string, block: string): MaybePromise<string | null>;
  /** Answers the dialog that is open. */
  choose(dialog: string, choice: DialogAnswer): MaybePromise<string | null>;
  /** Gives the reply of a server to a waiting call of the step: on entering, after a change or a press, or on leaving it. */
  receive(step: string, operation: string, reply: CallReply): MaybePromise<SeenOutcome | string>;
  next(): MaybePromise<string | null>;
  back(): MaybePromise<string | null>;
  reload(): MaybePromise<string | null>;
  edit(step: string): MaybePromise<string | null>;
  open(route: string): MaybePromise<string | null>;
  /** Sends the form and gives the reply of the server. */
  answerWith(reply: CallReply, answering: ReplyChoice): MaybePromise<SeenOutcome | string>;
  /** Finishes a form without calls: returns the route it leads to, or a sentence. */
  finish(): MaybePromise<{ readonly goes: string | null } | string>;
  /** Returns the number of the customer's actions so far. Undefined: this driver does not count. */
  presses(): number | undefined;
  /** Returns the body that was sent; undefined before sending. */
  submitted(): MaybePromise<unknown>;
}
