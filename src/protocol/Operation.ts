import type { TObject, TSchema } from '@sinclair/typebox';

/** One call of /api/v1. Requests are closed (nothing undeclared passes), answers are open (more than declared is tolerated). */
export interface Operation {
  /** Name used by `calls.json`, by the portal and in the OpenAPI document. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Template with `{parameters}`. `{accountId}` must be the account of the token. */
  readonly path: `/api/v1/${string}`;
  readonly says: string;
  readonly params: TObject;
  readonly query?: TObject;
  /** Headers by lower-case name. */
  readonly headers?: TObject;
  readonly request?: TSchema;
  /** What must hold between the fields of a request, beyond its shape. */
  readonly consistencyRules?: readonly ConsistencyRule[];
  /** Answers by status, beside `commonAnswers`. */
  readonly answers: Readonly<Record<number, Answer>>;
}

export interface Answer {
  readonly says: string;
  /** Schema of a JSON body. Absent: no body, or one of `codes` as text/plain. */
  readonly body?: TSchema;
  readonly codes?: readonly string[];
}

/** One cross-field rule of a request: `holds` is only asked about requests of the right shape. */
export interface ConsistencyRule {
  readonly id: string;
  /** One English sentence. */
  readonly says: string;
  readonly holds: (request: never) => boolean;
}
