/** A step as the customer reads it in one situation. It is drawn from the definitions, not by the page itself. */
export interface DrawnStep {
  readonly title: string;
  readonly lines: readonly string[];
  readonly parts: readonly DrawnPart[];
  /** The messages that the customer gets on this step in the situation. */
  readonly messages: readonly string[];
  readonly button: string;
}

/** A question, a note or a list. */
export interface DrawnPart {
  readonly path: string;
  readonly kind: 'choice' | 'check' | 'field' | 'note';
  readonly title: string;
  /** Help and notes beside the question. */
  readonly lines: readonly string[];
  readonly options: readonly DrawnOption[];
  readonly isOptional: boolean;
  /** The answer in the situation; null: none. */
  readonly answer: string | null;
  /** Why it cannot be changed; null when it can. */
  readonly lock: string | null;
}

export interface DrawnOption {
  readonly text: string;
  readonly isChosen: boolean;
  readonly isOff: boolean;
}

/** The same step before and after in the same situation. A step that a side does not have is null. */
export interface StepPicture {
  readonly step: string;
  /** The name of the flow test; null: the shortest answers. */
  readonly situation: string | null;
  readonly old: DrawnStep | null;
  readonly now: DrawnStep | null;
}
