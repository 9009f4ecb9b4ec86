import type { BannerLevel } from '../definition/files/OutcomeRow.ts';
import type { CallRequest } from '../submit/buildRequest.ts';
import type { Walk } from '../walk/Walk.ts';
import type { ChosenFile, RequestId } from './Journey.ts';

export interface SentRequest extends CallRequest {
  /** One key per journey, call and intent; repeated when a request without an answer is sent again. */
  readonly key: string;
}

/** A text by its key, with its parameters in words. */
export interface Message {
  readonly text: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type NavigationState = Readonly<Record<string, unknown>>;

interface SendFailure {
  /** The request was correct: the same request may succeed later. */
  readonly canRetry: boolean;
  /** The earliest time for another attempt, ISO 8601; null when unknown. */
  readonly until: string | null;
}

/** The work that a journey requires of its driver. The driver reports results by events. */
export type Want =
  | {
      readonly kind: 'navigate';
      readonly route: string;
      readonly replace: boolean;
      readonly state: NavigationState;
    }
  /** The form is finished. A null route means that the end page replaces it; null values mean that there is no end page. */
  | {
      readonly kind: 'finish';
      readonly route: string | null;
      readonly state: NavigationState;
      readonly values: Readonly<Record<string, unknown>> | null;
      /** The final answers. */
      readonly walk: Walk;
    }
  /** The reply to `leaving`: navigate, or stay. */
  | { readonly kind: 'release'; readonly to: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'send'; readonly id: RequestId; readonly sent: SentRequest }
  /** Send this file, and report progress. */
  | {
      readonly kind: 'upload';
      readonly id: RequestId;
      readonly sent: SentRequest;
      readonly file: ChosenFile;
    }
  | { readonly kind: 'abort'; readonly id: RequestId }
  | { readonly kind: 'pause'; readonly timer: string; readonly milliseconds: number }
  | { readonly kind: 'unpause'; readonly timer: string }
  | { readonly kind: 'refetch'; readonly names: readonly string[] }
  | {
      readonly kind: 'banner';
      readonly level: BannerLevel;
      readonly message: Message;
      /** Set when "Weiter" or "Senden" failed and the step stays. */
      readonly failure?: SendFailure;
      /** Set when a call on entering a step, or after a change in it, brought no result. The step offers to repeat the call. */
      readonly inStep?: true;
    }
  /** Offer the body of the answer to the customer as a file. */
  | { readonly kind: 'download'; readonly name: string; readonly body: unknown }
  | { readonly kind: 'newTab'; readonly address: string }
  | { readonly kind: 'openBlock'; readonly block: string }
  /** The stored part of the draft has changed. `now`: store it before the next want. */
  | { readonly kind: 'store'; readonly now: boolean }
  | { readonly kind: 'discard'; readonly why: DiscardReason }
  /** A notice or confirmation counts as shown for the rest of the session. */
  | { readonly kind: 'remember'; readonly id: string }
  /** The message stays on the page after sign-out. */
  | { readonly kind: 'signOut'; readonly after: number; readonly message: Message | null };

/** `sent`: the form is finished. `deleted`: the customer no longer wants the draft. `left`: the account keeps its draft. */
export type DiscardReason = 'sent' | 'deleted' | 'left';
