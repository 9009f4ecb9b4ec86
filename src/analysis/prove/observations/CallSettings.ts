import type { Call, Walk } from '../../../engine/index.ts';

export interface CallSettings {
  /** Statuses that are tried on an outcome table besides those it names; `undeclaredStatus` stands for every other one. */
  readonly statusesOf: (operation: string) => readonly number[];
  /** Returns true when the call is made here. */
  readonly isMade: (call: Call, walk: Walk) => boolean;
}
