import type { FieldError, FieldKey, Facts, Walk } from '../../engine/index.ts';
import type { BuiltRequest } from '../calls/BuiltRequest.ts';

/**
 * Everything one open form remembers. Immutable; the functions in `transitions.ts` make the next one. What is computed from the walk
 * (snapshots, errors, progress) is not in it.
 */
export interface Draft {
  readonly walk: Walk;
  /**
   * Requirements whose error may be shown, by requirement id. `blur`: the field was left with something wrong in it; emptiness still
   * waits for an attempt. Entries vanish when the requirement is met.
   */
  readonly revealed: ReadonlyMap<string, 'blur' | 'attempt'>;
  /** What a server said about a field; gone when the field changes. */
  readonly marks: ReadonlyMap<FieldKey, FieldError>;
  /** Last refused attempt to continue. `count` tells two attempts on one step apart. */
  readonly attempt: { readonly step: string; readonly count: number } | null;
  /** Ids of confirmations given. */
  readonly confirmed: readonly string[];
  /** Ids of steps that were open at least once. */
  readonly visited: readonly string[];
  /** Summary step to return to after an edit; null on the ordinary way. */
  readonly returnTo: string | null;
  readonly busy: boolean;
  /** Text keys of messages about this draft, each shown until the step changes. */
  readonly notices: readonly string[];
  /** Ids of dialogs that reactions raised and nobody has shown yet. */
  readonly raised: readonly string[];
  /** Idempotency key per call; kept until the call got a decided answer. */
  readonly callKeys: Readonly<Record<string, string>>;
  /** Requests without an answer, by call; sent again unchanged while the answers are the same. Never stored. */
  readonly unanswered: ReadonlyMap<string, { readonly walk: Walk; readonly request: BuiltRequest }>;
  /** Requests a call was carried on with, by call: `again` reads them. Never stored. */
  readonly settled: ReadonlyMap<string, string>;
  /** Facts that answers of servers brought; they outlive a change of the portal's facts, not a reload. */
  readonly kept: Facts;
  /** Values carried to an end page shown in place. */
  readonly finished: Finished | null;
}

/** What the end page knows after the draft is gone. */
export interface Finished {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
}
