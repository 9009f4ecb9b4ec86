import type { Expression } from '../../definition/Expression.ts';
import type { FormatName } from '../../formats/formats.ts';
import type { Scope } from './Scope.ts';

/**
 * What a string means at a position. Only at `literal` it stands for itself; `place`, `table`, `column` and `name` are no expressions, and
 * `omitSchemaMember` are values under their names.
 */
export type OperandRole =
  'value' | 'condition' | 'literal' | 'list' | 'place' | 'table' | 'column' | 'name' | 'members';

/** `fraction` and `moneyFraction` are exact results that only arithmetic takes, until they are rounded. */
export type ValueKind =
  'boolean' | 'number' | 'money' | 'fraction' | 'moneyFraction' | 'text' | 'date' | 'list';

/** What is known of an operand before anything is evaluated. */
export interface OperandType {
  readonly type: ValueKind | 'time' | 'unknown';
  /** Surely an integer. */
  readonly isWhole?: boolean;
}

export interface Argument {
  readonly at: OperandRole;
  /** A quantity is a number, money or a fraction of one. */
  readonly accepts?: ValueKind | 'quantity';
  /** JSON Schema of the literal that has to stand here. */
  readonly literal?: Readonly<Record<string, unknown>>;
  /** The last argument may be written many times. */
  readonly rest?: true;
  /** Evaluated once per row of the first argument, which `row.*` stands for. */
  readonly perRow?: true;
  /** A step, a group or `*` may stand here for all fields in it. */
  readonly group?: true;
  /** An object of values may stand here. */
  readonly object?: true;
}

/**
 * What may be written without an operator: a path, a condition's name, `!` before one of them, an object of values; and a text where
 * something else is expected. An equality is what a path in the place of a condition stands for, with `true`. `minLength` stands at the
 * moment of a call.
 */
export type ShortForm = 'path' | 'condition' | 'negation' | 'equality' | 'members' | 'text' | 'minLength';

/** What a name at a `name` position is a name of. */
type NameKind = 'condition' | 'check' | 'derivation';

/** The path an operand stands for; null for everything that stands for none. */
type PathFinder = (operand: Expression | undefined) => string | null;

/**
 * What a running form needs of an operator, and the compiler. Nothing switches over names of operators. Its German words stand in
 * `operatorWords`, its changes and example in `operatorTools`.
 */
export interface Operator {
  readonly args: readonly Argument[];
  /** A kind, the path's own type, that of what is derived, that of an argument, or what operands give; null where they never go together. */
  readonly result:
    | ValueKind
    | 'unknown'
    | 'path'
    | 'derived'
    | { readonly like: number }
    | ((operands: readonly OperandType[]) => OperandType | null);
  /** Absent where json-logic-js evaluates it itself. Operands arrive evaluated; a `perRow` one as a function of the row. */
  readonly evaluate: ((scope: Scope, ...operands: readonly unknown[]) => unknown) | null;
  /** Paths read besides those the operands name. */
  readonly reads: ((operands: readonly Expression[]) => readonly string[]) | null;
  /** The path it stands for, where its operands name one: its type is that path's, and `row.*` of a list are that list's. */
  readonly path?: (operands: readonly Expression[], pathOf: PathFinder) => string | null;
  /** Whether it looks at values on entry. */
  readonly readsEntry?: true;
  /** What it compares two values for; of `membership` the second is a list of them. */
  readonly compares?: 'equality' | 'difference' | 'order' | 'membership';
  /** It asks whether there is a value or another one than on entry, not which. */
  readonly asksWhether?: 'answered' | 'changed';
  /** It turns a condition into its opposite. */
  readonly negates?: true;
  /** The short form it stands for, and how that is written in full. */
  readonly short?: {
    readonly of: ShortForm;
    readonly full: (...operands: readonly Expression[]) => Expression;
  };
  /** Whether null is sent, where a value that is missing is left out otherwise. */
  readonly sendsNull?: (operands: readonly Expression[]) => boolean;
  /** What it measures a text or a list by. */
  readonly measures?: 'length';
  /** The unit, where it is a distance between two dates. */
  readonly distance?: 'days' | 'years';
  /** The value of a literal as JSON, and how it is written for people, where it is not what stands there. */
  readonly literal?: {
    readonly value: (written: string) => number | null;
    readonly format: FormatName;
  };
  /** What its first name is a name of. */
  readonly names: NameKind | null;
  /** Joins conditions; `neutral` is the truth of an operand that leaves the others to decide. */
  readonly joins: { readonly neutral: boolean } | null;
  /** Fewest and most operands, and whether their number is odd; derived from `args` when null. */
  readonly count: { readonly least: number; readonly most: number; readonly odd?: true } | null;
}

/** What tools know of an operator besides its row in `operators`. Browsers never load it. */
export interface OperatorTools {
  /** Changes a test must notice, in the expanded form. Without any: why. */
  readonly mutants:
    | ((operands: readonly Expression[], tools: MutationTools) => readonly Mutation[])
    | { readonly none: string };
  /** Evaluated by a test, over the answers and facts `given`. */
  readonly example: {
    readonly write: Expression;
    readonly given: Readonly<Record<string, unknown>>;
    readonly gives: unknown;
  };
}

export interface Mutation {
  readonly kind: string;
  readonly to: Expression;
  /** German, from the tools. */
  readonly says: string;
}

export interface MutationTools {
  /** Declared values of a path; null when any value may be there. */
  readonly valuesOf: (path: string) => readonly (string | number)[] | null;
  readonly inWords: (expression: Expression) => string;
  readonly say: (sentence: MutationSentence, params: Readonly<Record<string, string>>) => string;
}

/** What mutations are called; the tools have a German sentence for each. */
type MutationSentence =
  | 'dropped'
  | 'opposite'
  | 'exchanged'
  | 'and-for-or'
  | 'or-for-and'
  | 'without-not'
  | 'holds-instead'
  | 'counts-instead'
  | 'constant'
  | 'item-dropped'
  | 'rounded'
  | 'cent-more'
  | 'cent-less'
  | 'all-rows'
  | 'first-row'
  | 'unsorted'
  | 'unconverted';

/** How an operator is written; enough to read it where only the caller knows what it means. */
export type Notation = Pick<Operator, 'args' | 'names' | 'count'>;

/** Parts most rows share. */
export const plain = { reads: null, names: null, joins: null, count: null } as const;

export const many = { least: 1, most: 20 } as const;
/** So many a step or a form may stand for. */
export const fields = { least: 1, most: 100 } as const;
