import type { BannerLevel } from '../definition/files/OutcomeRow.ts';
import type { CallRequest } from '../submit/buildRequest.ts';
import type { Walk } from '../walk/Walk.ts';
import type { ChosenFile, RequestId } from './Journey.ts';

export interface SentRequest extends CallRequest {
  /** One per journey, call and intent; repeated when an unanswered request is sent again. */
  readonly key: string;
}

/** A text with its parameters in words, by key. */
export interface Message {
  readonly text: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type NavigationState = Readonly<Record<string, unknown>>;

interface SendFailure {
  /** Nothing is wrong with the request: the same may work later. */
  readonly canRetry: boolean;
  /** When it may, ISO 8601; null where nobody said. */
  readonly until: string | null;
}

/** What a journey wants from whoever drives it. It reports back by the next event. */
export type Want =
  | {
      readonly kind: 'navigate';
      readonly route: string;
      readonly replace: boolean;
      readonly state: NavigationState;
    }
  /** The form is finished. Null route: what follows stands in its place; null values: there is no end page. */
  | {
      readonly kind: 'finish';
      readonly route: string | null;
      readonly state: NavigationState;
      readonly values: Readonly<Record<string, unknown>> | null;
      /** The answers it ends with. */
      readonly walk: Walk;
    }
  /** Answers a `leaving`: go on, or stay. */
  | { readonly kind: 'release'; readonly to: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'send'; readonly id: RequestId; readonly sent: SentRequest }
  /** Send this file, and tell how much of it has left. */
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
      /** What "Weiter" or "Senden" asked for did not happen, and the step stays. */
      readonly failure?: SendFailure;
    }
  /** Hand what came back to the customer as a file. */
  | { readonly kind: 'download'; readonly name: string; readonly body: unknown }
  | { readonly kind: 'newTab'; readonly address: string }
  | { readonly kind: 'openBlock'; readonly block: string }
  /** What is stored of the draft is another thing now. `now`: before anything else happens. */
  | { readonly kind: 'store'; readonly now: boolean }
  /** `isSent`: nobody needs the draft any more, because the form is finished. */
  | { readonly kind: 'discard'; readonly isSent: boolean }
  /** Said for the rest of the session. */
  | { readonly kind: 'remember'; readonly id: string }
  /** The message stands on the page after that, too. */
  | { readonly kind: 'signOut'; readonly after: number; readonly message: Message | null };
