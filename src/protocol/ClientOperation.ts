import type { Operation } from './Operation.ts';

/** What a browser needs to know of an operation. Neither requests nor their rules are part of it: the server judges them. */
export interface ClientOperation extends Pick<
  Operation,
  'method' | 'path' | 'timeoutSeconds' | 'keepsAnswers'
> {
  readonly upload?: { readonly field: string };
  /** By status, as far as there is something to read. */
  readonly answers: Readonly<Record<number, ResponseShape>>;
}

interface ResponseShape {
  readonly body?: BodyShape;
  readonly mediaType?: string;
}

/** The part of a JSON Schema that an answer is read by. How long or of which form a text or a list is stops nobody from reading it. */
export interface BodyShape {
  readonly type?: 'array' | 'object' | 'string' | 'number' | 'boolean' | 'null';
  /** Only of days: others are texts like any. */
  readonly format?: 'date';
  readonly anyOf?: readonly BodyShape[];
  readonly items?: BodyShape;
  readonly properties?: Readonly<Record<string, BodyShape>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, BodyShape>>;
}
