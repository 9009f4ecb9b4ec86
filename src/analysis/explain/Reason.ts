import type { CompiledRule, Walk } from '../../engine/index.ts';
import type { TraceLine } from './buildTraceLines.ts';
import type { AnswerChange } from './findSmallestChange.ts';

/** A state of a field, step, option or call, the rules that cause it, and the smallest change after which it is another one. */
export interface Reason {
  readonly kind: StateKind;
  /** The value of a limit, the name of a variant, or the reply and the message of an outcome. */
  readonly value: string | null;
  readonly rules: readonly ExplainedRule[];
  readonly otherwise: readonly AnswerChange[] | null;
}

type StateKind =
  | 'shown'
  | 'hidden'
  | 'required'
  | 'optional'
  | 'locked'
  | 'free'
  | 'blocked'
  | 'applies'
  | 'skipped'
  | 'offered'
  | 'withheld'
  | 'selectable'
  | 'unselectable'
  | 'least'
  | 'most'
  | 'variant'
  | 'called'
  | 'uncalled'
  | 'banner';

interface ExplainedRule {
  /** Where the form uses the condition. */
  readonly place: { readonly file: string; readonly pointer: string };
  readonly lines: readonly TraceLine[];
}

/** The rules that cause a state, and the walks in which the state is another one. */
export interface Cause {
  readonly kind: StateKind;
  readonly value?: string;
  readonly rules: readonly CompiledRule[];
  readonly wanted: (later: Walk) => boolean;
}
