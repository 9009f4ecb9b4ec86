import type { Position } from '../../definitions/index.ts';

/** A value in a flow: canonical, with `today`, `today-1` for days; null empties a field or stands for nothing. */
export type FlowValue =
  | string
  | number
  | boolean
  | null
  | { readonly [part: string]: FlowValue }
  | readonly { readonly [part: string]: FlowValue }[];

/** What is open: a field, the error code of a check, or `{ field: code }`. */
export type OpenEntry = string | Readonly<Record<string, string>>;

/** What can be looked at on a step. Fields are named within the step. */
export interface Looks {
  readonly route?: string;
  readonly progress?: number;
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  readonly required?: readonly string[];
  readonly voluntary?: readonly string[];
  readonly marked?: readonly string[];
  readonly locked?: readonly string[];
  readonly full?: readonly string[];
  readonly options?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly texts?: Readonly<Record<string, string | null>>;
  readonly values?: Readonly<Record<string, FlowValue>>;
  readonly blocked?: OpenEntry | readonly OpenEntry[];
  readonly warns?: readonly string[];
}

/** What is done on a step, after the looks, in this order. */
export interface Acts {
  readonly type?: Readonly<Record<string, string>>;
  readonly enter?: Readonly<Record<string, FlowValue>>;
  readonly remove?: Readonly<Record<string, number>>;
  /** Button blocks. */
  readonly press?: readonly string[];
  /**
   * Dialogs that open on this step, and what is chosen in each. What does not open on entering or by what is done here opens when "Weiter"
   * is pressed.
   */
  readonly dialogs?: Readonly<Record<string, 'stay' | 'next'>>;
  /** By operation: what servers say to the calls this step waits for. */
  readonly answers?: Readonly<Record<string, FlowReaction>>;
}

/** What a server says to a call of a step, and what is expected to follow. */
export interface FlowReaction extends FlowAnswer {
  /** Part of what the call sends. */
  readonly sends?: Readonly<Record<string, FlowValue>>;
  /** What the answer brings, kept as facts. */
  readonly brings?: FlowValue;
}

export type FlowItem =
  | ({ readonly at: string; readonly proves?: readonly string[] } & Looks & Acts)
  | 'back'
  | 'reload'
  | { readonly edit: string }
  | { readonly open: string };

export interface Given {
  readonly account?: string;
  readonly policy?: string;
  readonly brand?: string;
  readonly facts?: Readonly<Record<string, FlowValue>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface FlowAnswer {
  /** Which call of the submit is answered so; else the last, and those before it well. */
  readonly call?: string;
  readonly status: number | 'network' | 'unreadable';
  readonly body?: string;
  readonly shows?: string;
  readonly level?: string;
  readonly marks?: Readonly<Record<string, string>>;
  /** Block that opens; dialog that opens, and what is chosen in it. */
  readonly opens?: string;
  readonly asks?: string;
  readonly chooses?: 'stay' | 'next';
  /** Milliseconds until the customer is signed out. */
  readonly logsOutAfter?: number;
  /** The form is finished, and what follows stands in its place. */
  readonly ends?: true;
  readonly stays?: true;
  /** What stands on the step then. */
  readonly then?: Looks;
  readonly goes?: string;
  /** Server data that is fetched again, completely. */
  readonly refetches?: readonly string[];
  /** What the page is told to which it leads. */
  readonly tells?: Readonly<Record<string, FlowValue>>;
}

export interface FlowVariant {
  readonly name: string;
  readonly proves?: readonly string[];
  readonly given?: Given;
  readonly change?: Readonly<Record<string, FlowValue>>;
  readonly without?: readonly string[];
  readonly submits?: Readonly<Record<string, FlowValue>>;
  readonly blocked?: { readonly at: string; readonly open: readonly OpenEntry[] };
}

/** `test/flows/<form>/<name>.flow.yaml`, as `schemas/_meta/flow.schema.json` describes it. */
export interface Flow {
  readonly flow: string;
  readonly form: string;
  readonly proves?: readonly string[];
  /** Runs in the browser, too, without its variants. */
  readonly browser?: boolean;
  readonly today?: string;
  readonly given: Given;
  readonly steps: readonly FlowItem[];
  readonly submits?: Readonly<Record<string, FlowValue>>;
  /** Where a form that sends nothing leads when it is finished. */
  readonly leads?: string;
  readonly 'answers from server'?: readonly FlowAnswer[];
  readonly variants?: readonly FlowVariant[];
}

/** A flow with the places of its parts. */
export interface FlowFile {
  readonly file: string;
  readonly flow: Flow;
  /** Line, from 1, of what stands at a path of keys. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  /** Line and column of what a JSON Pointer leads to, or of the key that leads there. */
  readonly placeOf: (pointer: string, key: boolean) => Position;
}
