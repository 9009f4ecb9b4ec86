import type { Repository } from '../../definitions/index.ts';
import type { FormEnvironment } from '../../engine/index.ts';

/** A change of one question that keeps everything that reads it. */
export type Edit =
  | { readonly kind: 'rename'; readonly form: string; readonly path: string; readonly name: string }
  /** `place`: the question behind which it stands then, or the step or group whose first question it becomes. */
  | { readonly kind: 'move'; readonly form: string; readonly path: string; readonly place: string };

/** Where an edit happens. */
export interface EditSubject {
  /** All definitions and flow tests by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly read: (texts: ReadonlyMap<string, string>) => Repository;
  readonly environment: FormEnvironment;
}

/** The texts that an edit changes, or the sentence why it is refused. */
export type EditResult =
  | { readonly kind: 'edited'; readonly path: string; readonly texts: ReadonlyMap<string, string> }
  | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  /** A sentence. */
  readonly reason: string;
}

/** Another path for the same question. */
export interface PathChange {
  readonly form: string;
  readonly from: string;
  readonly to: string;
  /** The list whose rows have the question; null outside of lists. */
  readonly list: string | null;
}
