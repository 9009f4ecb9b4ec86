import type { JsonValue } from '../definition/Answer.ts';
import type { CallMoment } from '../definition/files/CallsFile.ts';
import type { OutcomeEffects } from '../definition/files/OutcomeRow.ts';
import type { Call, Confirm, FieldKey } from '../definition/Wizard.ts';
import type { CallReply } from '../outcome/CallReply.ts';
import type { CallRequest } from '../submit/buildRequest.ts';
import type { FieldError, Walk } from '../walk/Walk.ts';

/**
 * One customer going through one form. Immutable; `advance` makes the next one. What can be computed from it (snapshots, errors,
 * progress, whether something is being sent) is not in it.
 */
export interface Journey {
  readonly walk: Walk;
  readonly at: JourneyPosition;
  /** Ids of steps that were open at least once. */
  readonly visited: readonly string[];
  /** Step to return to after an edit; null on the ordinary way. */
  readonly returnTo: string | null;
  /**
   * Requirements whose error may be shown, by requirement id. `left`: the field was left with something wrong in it; emptiness still
   * waits for an attempt. Entries vanish when the requirement is met.
   */
  readonly revealed: ReadonlyMap<string, 'left' | 'attempt'>;
  /** The last refusal; `changePendingCount` tells two refusals on one step apart. */
  readonly refusal: { readonly step: string; readonly count: number } | null;
  /** Field that is being typed into: what servers say about its value is heard once it is whole or left. */
  readonly typing: FieldKey | null;
  /** What a server said about a field; gone when the field changes. */
  readonly marks: ReadonlyMap<FieldKey, FieldError>;
  /** Ids of confirmations given and of notices closed that count once per draft. */
  readonly said: readonly string[];
  /** Ids of notices whose condition held when it was last looked at: they show when it starts to hold. */
  readonly holding: readonly string[];
  /** Dialogs in the order in which they show; the first one is open. */
  readonly dialogs: readonly Dialog[];
  /** Files on their way, and those that did not arrive and can be sent again. Never stored. */
  readonly uploads: ReadonlyMap<FieldKey, Upload>;
  /** The run the customer waits for: after "Weiter", "Senden" or a button. */
  readonly foreground: Run | null;
  /** Runs nobody waits for: on entering a step, after a change, with a file. One per cause. */
  readonly background: readonly Run[];
  /** Idempotency key per call; kept until the call got a decided answer. */
  readonly keys: Readonly<Record<string, string>>;
  /** Requests without an answer, by call; sent again unchanged while the answers are the same. Never stored. */
  readonly unanswered: ReadonlyMap<string, { readonly walk: Walk; readonly request: CallRequest }>;
  /** Requests a call was carried on with, by call: `again` reads them. Never stored. */
  readonly settled: ReadonlyMap<string, string>;
  /** Calls of "Weiter" and "Senden" that were made and carried on with. Without one a form that has some never ends. */
  readonly sentOff: readonly string[];
  /** Results of servers, as facts are named, each with the request it answers; they outlive a change of the portal's facts, not a reload. */
  readonly kept: Readonly<Record<string, KeptResult>>;
  /** Text keys of messages about the draft itself. */
  readonly draftNotices: readonly string[];
  /** Random; keys of requests derive from it. */
  readonly id: string;
  /** How many requests were made. */
  readonly requests: number;
}

/** `request`: as text. Once the call would send another one, the result reads as null. */
interface KeptResult {
  readonly value: JsonValue;
  readonly call: Call;
  readonly request: string;
}

export interface Upload {
  readonly file: ChosenFile;
  readonly sentBytes: number;
}

/** A file as the browser describes it. Who performs wants knows its bytes by this very object. */
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

/** How long something counts as said: as long as the draft, as the session, or not at all. */
export type OnceScope = 'flow' | 'session' | null;

export type Choice = 'stay' | 'next';

export type Dialog =
  /** Before a step is left; `closing` is what closing the dialog means. */
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
  /** Asked before a field can be edited; the id is the key of the question. */
  | { readonly kind: 'question'; readonly id: FieldKey; readonly field: FieldKey }
  /** Answers would be lost; the id is the route somebody wants to go to. */
  | { readonly kind: 'leave'; readonly id: string };

/** `<kind>:<id>`: a choice names its dialog, so that a double press on one does not answer the next. */
export type DialogKey = `${Dialog['kind']}:${string}`;

/** What is still to be done, in order, and what the first task waits for. */
export interface Run {
  readonly cause: RunTrigger;
  /** Answers the run began with: texts of outcomes speak of them. */
  readonly walk: Walk;
  readonly tasks: readonly Task[];
  readonly waits: RunWait;
  /** Something is on its way that the customer sent off. */
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
  /** The calls of a moment, as far as their conditions hold when it comes to that. */
  | { readonly kind: 'calls'; readonly moment: CallMoment }
  | { readonly kind: 'call'; readonly call: Call }
  | EffectsTask
  | { readonly kind: 'move'; readonly step: string }
  | { readonly kind: 'finish' };

/** Effects of one row that are still to be done, in the order of `effectOrder`. */
export interface EffectsTask {
  readonly kind: 'effects';
  readonly call: Call;
  readonly request: CallRequest;
  readonly effects: OutcomeEffects;
  readonly reply: CallReply;
  /** Position in `effectOrder`. */
  readonly from: number;
  readonly chosen: Choice | null;
}

export type RequestId = `${string}#${number}`;

interface ReplyWait {
  readonly kind: 'answer';
  readonly id: RequestId;
  readonly call: Call;
  readonly request: CallRequest;
  /** Answers the request was built from. */
  readonly walk: Walk;
}

export type RunWait =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pause'; readonly timer: string }
  | ReplyWait
  /** The answer is there and is heard once the customer has finished typing. */
  | { readonly kind: 'typed'; readonly answer: ReplyWait; readonly reply: CallReply }
  | { readonly kind: 'choice'; readonly dialog: DialogKey }
  | { readonly kind: 'refetch' };
