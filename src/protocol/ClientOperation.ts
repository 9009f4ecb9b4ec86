import type { Operation } from './Operation.ts';

/** The part of an operation that a browser needs. Requests and their rules are not part of it: the server judges them. */
export interface ClientOperation extends Pick<
  Operation,
  'method' | 'path' | 'timeoutSeconds' | 'keepsAnswers'
> {
  readonly upload?: { readonly field: string };
  /** By status, for statuses whose body is read. */
  readonly answers: Readonly<Record<number, ResponseShape>>;
}

interface ResponseShape {
  readonly body?: BodyShape;
  readonly mediaType?: string;
}

/**
 * The part of a JSON Schema by which an answer is read. Limits and patterns of texts and lists are left out, because reading does not need
 * them.
 */
export interface BodyShape {
  readonly type?: 'array' | 'object' | 'string' | 'number' | 'boolean' | 'null';
  /** For days only; other texts have none. */
  readonly format?: 'date';
  readonly anyOf?: readonly BodyShape[];
  readonly items?: BodyShape;
  readonly properties?: Readonly<Record<string, BodyShape>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, BodyShape>>;
}
