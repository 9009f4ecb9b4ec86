import type { JsonValue } from '../definition/Answer.ts';
import type { CallMoment } from '../definition/files/CallsFile.ts';
import type { OutcomeEffects } from '../definition/files/OutcomeRow.ts';
import type { Call, Confirm, FieldKey } from '../definition/Wizard.ts';
import type { CallReply } from '../outcome/CallReply.ts';
import type { CallRequest } from '../submit/buildRequest.ts';
import type { FieldError, Walk } from '../walk/Walk.ts';

/**
 * One customer's way through one form. Immutable; `advance` returns the next one. Snapshots, errors, progress and the sending state are
 * computed from the journey and not stored in it.
 */
export interface Journey {
  readonly walk: Walk;
  readonly at: JourneyPosition;
  /** Ids of steps that were open at least once. */
  readonly visited: readonly string[];
  /** Step to return to after an edit; null without an edit. */
  readonly returnTo: string | null;
  /**
   * Requirements whose error may be shown, by requirement id. `left`: the field was left with a wrong value; an empty field shows its error
   * only after an attempt to continue, unless it is for a new password. Entries vanish when the requirement is met.
   */
  readonly shownErrors: ReadonlyMap<string, 'left' | 'attempt'>;
  /** The last refusal; `count` distinguishes two refusals on one step. */
  readonly refusal: { readonly step: string; readonly count: number } | null;
  /** Field that the customer is typing into. Replies about its value take effect when it is complete or left. */
  readonly typing: FieldKey | null;
  /** Errors of servers at fields; an error vanishes when its field changes. */
  readonly marks: ReadonlyMap<FieldKey, FieldError>;
  /** Ids of confirmations and closed notices that count once per draft. */
  readonly shownDialogs: readonly string[];
  /** Ids of notices whose condition held at the last check. A notice opens when its condition starts to hold. */
  readonly activeNotices: readonly string[];
  /** Dialogs in the order in which they show; the first one is open. */
  readonly dialogs: readonly Dialog[];
  /** Files in transfer, and failed files that can be sent again. Never stored. */
  readonly uploads: ReadonlyMap<FieldKey, Upload>;
  /** The run that blocks the customer: after "Weiter", "Senden" or a button. */
  readonly foreground: Run | null;
  /** Runs that do not block the customer: on entering a step, after a change, with a file. One per cause. */
  readonly background: readonly Run[];
  /** Idempotency key per call, kept until the call has a decided answer or would send something else. */
  readonly keys: Readonly<Record<string, CallKey>>;
  /** Requests without an answer, by call. Sent again unchanged while the answers are the same. Never stored. */
  readonly unansweredRequests: ReadonlyMap<string, { readonly walk: Walk; readonly request: CallRequest }>;
  /** Calls after which the run continued; the setting `again` compares the request that each sent. Never stored. */
  readonly completedCalls: ReadonlyMap<string, { readonly request: string; readonly reply: CallReply }>;
  /** Calls that the server refused for good the last time. Never stored. */
  readonly refusedCalls: ReadonlySet<Call>;
  /** Calls of "Weiter" and "Senden" after which the run continued. A form with such calls does not end before one of them. */
  readonly sentOff: readonly string[];
  /** Results of servers by fact name, each with its request. They survive a change of the portal's facts, but not a reload. */
  readonly results: Readonly<Record<string, KeptResult>>;
  /** Text keys of messages about the draft itself. */
  readonly draftNotices: readonly string[];
  /** Random; keys of requests are derived from it. */
  readonly id: string;
  /** The number of requests up to now. */
  readonly requests: number;
}

/** An idempotency key and what it was sent with. */
interface CallKey {
  readonly key: string;
  /** The text of the request without headers; null after a reload, because a draft stores no request. */
  readonly request: string | null;
  /** The text of the answers that a draft stores. */
  readonly answers: string;
}

/**
 * A result that a call keeps. `request` is the text of the request that brought the result. When the call would send a different request,
 * the result reads as null.
 */
interface KeptResult {
  readonly value: JsonValue;
  readonly call: Call;
  readonly request: string;
}

export interface Upload {
  readonly file: ChosenFile;
  readonly sentBytes: number;
}

/** A file as the browser describes it. The performer of wants finds the bytes by the identity of this object. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
}

type JourneyPosition =
  | { readonly kind: 'step'; readonly step: string }
  /** The end page, with the values carried to it. */
  | { readonly kind: 'done'; readonly values: Readonly<Record<string, unknown>> }
  /** No part of the form is shown. */
  | { readonly kind: 'away' };

/** The scope in which a notice or confirmation counts as shown: the draft, the session, or none. */
export type OnceScope = 'flow' | 'session' | null;

export type Choice = 'stay' | 'next';

export type Dialog =
  /** Opened before a step is left; `closing` is the choice that closing the dialog makes. */
  | {
      readonly kind: 'confirmation';
      readonly id: string;
      readonly once: OnceScope;
      readonly closing: Choice;
      readonly destructive: boolean;
    }
  | { readonly kind: 'notice'; readonly id: string; readonly once: OnceScope }
  /** Opened by a row of an outcome table. */
  | { readonly kind: 'outcome'; readonly id: string; readonly choices: readonly Choice[] }
  /** Opened before a field can be edited; the id is the key of the question. */
  | { readonly kind: 'question'; readonly id: FieldKey; readonly field: FieldKey }
  /** Opened when answers would be lost; the id is the target route. */
  | { readonly kind: 'leave'; readonly id: string };

/** `<kind>:<id>`. A choice names its dialog, so that a double click on one dialog does not answer the next. */
export type DialogKey = `${Dialog['kind']}:${string}`;

/** The remaining tasks in order, and the event that the first task waits for. */
export interface Run {
  readonly cause: RunTrigger;
  /** The answers at the start of the run; texts of outcomes use them. */
  readonly walk: Walk;
  readonly tasks: readonly Task[];
  readonly waits: RunWait;
  /** True while a request of "Weiter" or "Senden" is part of the run. */
  readonly sends: boolean;
  /** The last request got no answer. */
  readonly silent: boolean;
}

export type RunTrigger =
  | { readonly kind: 'enter'; readonly step: string }
  | { readonly kind: 'change'; readonly field: FieldKey }
  | { readonly kind: 'file'; readonly field: FieldKey }
  | { readonly kind: 'press'; readonly block: string }
  | { readonly kind: 'continue'; readonly step: string };

export type Task =
  | { readonly kind: 'confirm'; readonly ask: Confirm }
  /** The calls of a moment; their conditions are evaluated when the task starts. */
  | { readonly kind: 'calls'; readonly moment: CallMoment }
  | { readonly kind: 'call'; readonly call: Call }
  | EffectsTask
  | { readonly kind: 'move'; readonly step: string }
  | { readonly kind: 'finish' };

/** The remaining effects of one row, in the order of `effects` in `performEffects.ts`. */
export interface EffectsTask {
  readonly kind: 'effects';
  readonly call: Call;
  readonly request: CallRequest;
  readonly effects: OutcomeEffects;
  readonly reply: CallReply;
  /** Position in that order. */
  readonly from: number;
  readonly chosen: Choice | null;
}

export type RequestId = `${string}#${number}`;

interface ReplyWait {
  readonly kind: 'answer';
  readonly id: RequestId;
  readonly call: Call;
  readonly request: CallRequest;
  /** The answers from which the request was built. */
  readonly walk: Walk;
}

export type RunWait =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pause'; readonly timer: string }
  | ReplyWait
  /** The reply has arrived and takes effect when the customer has finished typing. */
  | { readonly kind: 'typed'; readonly answer: ReplyWait; readonly reply: CallReply }
  | { readonly kind: 'choice'; readonly dialog: DialogKey }
  | { readonly kind: 'refetch' };
