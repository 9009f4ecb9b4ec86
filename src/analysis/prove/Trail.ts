import type { Answer, FieldKey } from '../../engine/index.ts';

/** The entries on the way to a situation, in order. The key `check.<id>` holds the result of a check by the server. */
export type Trail = readonly Entry[];
export interface Entry {
  readonly step: string;
  readonly key: FieldKey;
  readonly to: Answer;
}
