import type { Kysely, Selectable } from 'kysely';
import type { Brand } from '../../brand/index.ts';
import type {
  OperationResponse,
  OperationId,
  OperationParams,
  OperationRequest,
  UploadId,
} from '../../protocol/index.ts';
import type { UsedUp } from '../limits/spend.ts';
import type { PendingDocument } from '../store/storePending.ts';
import type { Tables } from '../store/Tables.ts';

export type Store = Kysely<Tables>;
export type StoredAccount = Selectable<Tables['accounts']>;

/** A request that has passed authentication, authorisation and the checks of its shape and consistency. */
export interface OperationCall<Id extends OperationId = OperationId> {
  /** The account of the token. */
  readonly account: StoredAccount;
  readonly path: OperationParams<Id>;
  readonly query: Readonly<Record<string, string>>;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as JSON. An uploaded file is already stored; the handler marks it as done, or it is removed. */
  readonly body: Id extends UploadId ? PendingDocument : OperationRequest<Id>;
  /** A transaction where the operation writes: all of its changes are made, or none. */
  readonly store: Store;
  readonly now: Date;
  /** Day of `now` in Europe/Berlin. */
  readonly today: string;
  /** The brand of the called host; null for an unknown host. */
  readonly brand: Brand | null;
  /** The origin of the addresses customers see, e.g. `https://portal.example`. */
  readonly origin: string;
  /** The sign-in behind the token, as the provider names it; null when the token has none. */
  readonly grantId: string | null;
}

export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  /** The body of the response, sent as text/plain. */
  readonly code: string;
  /** The rule that refused, for the log. */
  readonly detail?: string;
  /** Seconds until the call may be repeated. */
  readonly retryAfter?: number;
  /** The address of the receipt of what was sent before. With it the response is JSON. */
  readonly receipt?: string;
}

/** A response with status 200 and a file as its body. */
export interface FileDownload {
  readonly kind: 'file';
  readonly mediaType: string;
  /** The file name that the browser saves the download under. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type HandlerResponse<Body = unknown> =
  | { readonly kind: 'answer'; readonly status: 200 | 201; readonly body: Body }
  | { readonly kind: 'answer'; readonly status: 202 | 204 }
  | Refusal;

export type ApiResponse = HandlerResponse | FileDownload;

export type Handler<Id extends OperationId> = (
  call: OperationCall<Id>,
) => Promise<
  OperationResponse<Id> extends Blob ? FileDownload | Refusal : HandlerResponse<OperationResponse<Id>>
>;

/** A handler whose work takes long, like the hash of a password. */
export interface SlowHandler<Id extends OperationId> {
  /**
   * Does the slow work with a store without transaction. Returns the handler that makes the changes; the account may have changed in
   * between, so that the handler checks it again.
   */
  readonly prepare: (call: OperationCall<Id>) => Promise<Refusal | Handler<Id>>;
}

export type Handlers = { readonly [Id in OperationId]: Handler<Id> | SlowHandler<Id> };

export function respondWith<Body>(body: Body, status: 200 | 201 = 200): HandlerResponse<Body> {
  return { kind: 'answer', status, body };
}

export function refuse(status: number, code: string, detail?: string): Refusal {
  return { kind: 'refusal', status, code, ...(detail === undefined ? {} : { detail }) };
}

/** Refuses because a limit is used up; the log names the limit. */
export function refuseAtLimit({ limit, seconds }: UsedUp): Refusal {
  return { ...refuse(429, 'TOO_MANY_REQUESTS', limit), retryAfter: seconds };
}

/** Refuses because the service cannot answer now; `detail` is for the log. */
export function refuseForNow(detail: string, seconds: number): Refusal {
  return { ...refuse(503, 'SERVICE_UNAVAILABLE', detail), retryAfter: seconds };
}
