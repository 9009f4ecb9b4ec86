import type { Answer, FieldKey } from '../../../engine/index.ts';

/** What somebody entered on the way to a situation, in order. A key `check.<id>`: what a server said of it. */
export type Trail = readonly Entry[];
export interface Entry {
  readonly step: string;
  readonly key: FieldKey;
  readonly to: Answer;
}
