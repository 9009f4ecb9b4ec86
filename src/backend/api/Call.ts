import type { Kysely, Selectable } from 'kysely';
import type { Brand } from '../../brand/index.ts';
import type { AnswerOf, OperationId, ParamsOf, RequestOf } from '../../protocol/index.ts';
import type { Tables } from '../store/Tables.ts';

export type Store = Kysely<Tables>;
export type StoredAccount = Selectable<Tables['accounts']>;

/** A request that is authenticated, authorised, of the right shape and consistent. */
export interface Call<Id extends OperationId = OperationId> {
  /** The account of the token. */
  readonly account: StoredAccount;
  readonly path: ParamsOf<Id>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: RequestOf<Id>;
  /** A transaction where the operation writes: everything done through it happens together with the answer, or not at all. */
  readonly store: Store;
  readonly now: Date;
  /** Day of `now` in Europe/Berlin. */
  readonly today: string;
  /** Brand of the host that was called; null for an unknown host. */
  readonly brand: Brand | null;
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
  readonly retryAfter?: number;
}

export type CallAnswer<Body = unknown> =
  | { readonly kind: 'answer'; readonly status: 200 | 201; readonly body: Body }
  | { readonly kind: 'answer'; readonly status: 202 | 204 }
  | Refusal;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<CallAnswer<AnswerOf<Id>>>;
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

export function answer<Body>(body: Body, status: 200 | 201 = 200): CallAnswer<Body> {
  return { kind: 'answer', status, body };
}

export function refuse(status: number, code: string, detail?: string): Refusal {
  return { kind: 'refusal', status, code, ...(detail === undefined ? {} : { detail }) };
}
