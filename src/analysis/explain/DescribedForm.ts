import type { CallMoment, OutcomeEffects } from '../../engine/index.ts';

/** A form in German sentences, as data that a tool shows without walking the form. */
export interface DescribedForm {
  readonly id: string;
  readonly title: string;
  /** The address of the first step. */
  readonly address: string;
  readonly steps: readonly DescribedStep[];
  readonly calls: readonly DescribedCall[];
  readonly conditions: readonly DescribedRule[];
  readonly values: readonly DescribedValue[];
}

export interface DescribedStep {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  /** The sentence of its condition; null for a step on every way. */
  readonly applies: string | null;
  readonly words: readonly DescribedWord[];
  readonly nodes: readonly DescribedNode[];
  readonly checks: readonly { readonly needs: string; readonly text: string }[];
}

/** A question, list or block. Parts of a list follow it, with its path in `list`. */
export interface DescribedNode {
  readonly path: string;
  readonly kind: 'field' | 'list' | 'block';
  readonly list: string | null;
  /** The label; the path when there is none. */
  readonly label: string;
  readonly words: readonly DescribedWord[];
  /** Kind and limits of the answer in one sentence. */
  readonly says: string;
  readonly need: string;
  /** Null when nothing hides it. */
  readonly shown: string | null;
  readonly locks: readonly string[];
  readonly options: readonly DescribedOption[];
  /** Places of the form that read the answer. */
  readonly readBy: readonly DescribedUse[];
  /** Operation and member. */
  readonly sentAs: readonly { readonly call: string; readonly member: string }[];
}

/** A text with the last part of its key. */
export interface DescribedWord {
  readonly part: string;
  readonly text: string;
}

export interface DescribedOption {
  readonly value: string;
  readonly text: string;
  readonly onlyIf: string | null;
}

/** A place that reads an answer or a value: a question, a step, an operation; another value, a condition, or the form as a whole. */
export interface DescribedUse {
  readonly kind: 'question' | 'step' | 'call' | 'value' | 'condition' | 'form';
  readonly name: string;
  readonly label: string;
}

export interface DescribedCall {
  readonly call: string;
  readonly at: CallMoment;
  readonly when: string | null;
  readonly replies: readonly DescribedReply[];
  /** The effects of every other answer. */
  readonly otherwise: OutcomeEffects;
}

/** A row of the table of outcomes. A status without a number is `2xx`, `network` or `unreadable`. */
export interface DescribedReply {
  readonly status: string;
  readonly code: string | null;
  /** The condition of the row in words; null without one. */
  readonly when: string | null;
  readonly effects: OutcomeEffects;
  /** The message that the customer reads; null without one. */
  readonly message: string | null;
}

interface DescribedRule {
  readonly name: string;
  readonly says: string;
  readonly reads: readonly string[];
  /** `row.*` of the row that has the condition; empty where it may stand outside of lists. */
  readonly rowReads: readonly string[];
}

/** A named value of the form's own rules. */
export interface DescribedValue {
  readonly name: string;
  readonly says: string;
  /** Places of the form that read it. */
  readonly readBy: readonly DescribedUse[];
}
