import type { TObject, TSchema } from '@sinclair/typebox';

/** One call of /api/v1. Requests are closed (undeclared members are refused), answers are open (undeclared members are tolerated). */
export interface Operation {
  /** Name used by `calls.json`, by the portal and in the OpenAPI document. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Template with `{parameters}`. `{accountId}` must be the account of the token. */
  readonly path: `/api/v1/${string}`;
  readonly says: string;
  /** Set for a GET that changes data. */
  readonly hasEffect?: true;
  readonly params: TObject;
  readonly query?: TObject;
  /** Headers by lower-case name. */
  readonly headers?: TObject;
  readonly request?: TSchema;
  /** Member of the request for the answers in the words of the summary, where the account keeps reports for customers to read. */
  readonly keepsAnswers?: string;
  /** The file that is sent instead of a JSON request. */
  readonly upload?: Upload;
  /** Seconds that a client waits for the answer; 15 when absent. An upload may take longer while data are being sent. */
  readonly timeoutSeconds?: number;
  /** The rules between the fields of a request, beyond its shape. */
  readonly consistencyRules?: readonly ConsistencyRule[];
  /** Answers by status, beside `commonResponses`. */
  readonly answers: Readonly<Record<number, ResponseDefinition>>;
}

export interface ResponseDefinition {
  readonly says: string;
  /** Schema of a JSON body. Absent: no body, a file, or one of `codes` as text/plain. */
  readonly body?: TSchema;
  /** Media type of the body, where it is a file. */
  readonly mediaType?: string;
  readonly codes?: readonly string[];
}

/** The only part of a multipart form: one file. */
export interface Upload {
  /** Name of the part. */
  readonly field: string;
  readonly mediaTypes: readonly FileType[];
  /** The largest accepted size. */
  readonly maxBytes: number;
}

/** Media types of files whose content the server can tell apart. */
export type FileType = 'application/pdf' | 'image/png' | 'image/jpeg';

/** One cross-field rule of a request: `holds` is called only with requests of the right shape. */
export interface ConsistencyRule {
  readonly id: string;
  /** One English sentence. */
  readonly says: string;
  holds(request: unknown): boolean;
}
