import type { CompiledRule, CompiledValue } from './CompiledRule.ts';

interface AnyNotice {
  readonly id: string;
  readonly once: 'flow' | 'session' | null;
  /** The parameters of the dialog's texts. */
  readonly values: Readonly<Record<string, CompiledValue>>;
}

/** A dialog that opens when its condition starts to hold. */
export interface Notice extends AnyNotice {
  readonly when: CompiledRule;
}

/** A dialog that a button opens: `press` is the path of a block, or of one of its items. */
export interface PressNotice extends AnyNotice {
  readonly press: string;
}
