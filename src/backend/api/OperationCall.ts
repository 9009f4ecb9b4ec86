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

/** A request that is authenticated, authorised, of the right shape and consistent. */
export interface OperationCall<Id extends OperationId = OperationId> {
  /** The account of the token. */
  readonly account: StoredAccount;
  readonly path: OperationParams<Id>;
  readonly query: Readonly<Record<string, string>>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** A file was received and stored; it stays when the handler says that it is done. */
  readonly body: Id extends UploadId ? PendingDocument : OperationRequest<Id>;
  /** A transaction where the operation writes: everything done through it happens together with the answer, or not at all. */
  readonly store: Store;
  readonly now: Date;
  /** Day of `now` in Europe/Berlin. */
  readonly today: string;
  /** Brand of the host that was called; null for an unknown host. */
  readonly brand: Brand | null;
  /** Of the addresses customers see, e.g. `https://portal.example`. */
  readonly origin: string;
  /** The sign-in the token came from, as the provider names it; null when the token does not say. */
  readonly grantId: string | null;
}

export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  /** Sent as the whole body, as text/plain. */
  readonly code: string;
  /** For the log: which rule refused. */
  readonly detail?: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** A file as the body, with status 200. */
export interface FileDownload {
  readonly kind: 'file';
  readonly mediaType: string;
  /** What the customer sees in the list of downloads. */
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

/** Answers an operation with work that takes long, like the hash of a password. */
export interface SlowHandler<Id extends OperationId> {
  /**
   * Does the slow work. Its call has a store without transaction, and an account that may change until the effect. Hands on what has the
   * effect, which looks again at whatever may have changed.
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

/** A limit is used up; the log says which. */
export function refuseAtLimit({ limit, seconds }: UsedUp): Refusal {
  return { ...refuse(429, 'TOO_MANY_REQUESTS', limit), retryAfter: seconds };
}

/** The service cannot answer now; `detail` is for the log. */
export function refuseForNow(detail: string, seconds: number): Refusal {
  return { ...refuse(503, 'SERVICE_UNAVAILABLE', detail), retryAfter: seconds };
}
