import type { operators } from './expressions/operators/operators.ts';
import texts from './messages/operators.de.json' with { type: 'json' };

/** The German words of an operator. */
interface OperatorWords {
  /** One phrase for editors and for the reference. */
  readonly means: string;
  /** `{0}` is an operand, `{!0}` its opposite, `{* und }` all of them, `{!* und }` the opposites of all. */
  readonly is: string;
  /** The opposite; null where it has no sentence of its own. */
  readonly isNot: string | null;
}

/** Makes an operator without words a compile error. */
type Needed = `${keyof typeof operators}.${'means' | 'is'}`;
const words: Readonly<Record<string, string>> = texts satisfies Readonly<Record<Needed, string>>;

/**
 * Returns the German words of an operator. The words are separate from the operator table, because browsers evaluate operators and never
 * describe them.
 */
export function operatorWords(name: string): OperatorWords {
  const [means, is, isNot = null] = ['means', 'is', 'is-not'].map((key) => words[`${name}.${key}`]);
  if (means === undefined || is === undefined) throw new Error(`there are no words for "${name}"`);
  return { means, is, isNot };
}
