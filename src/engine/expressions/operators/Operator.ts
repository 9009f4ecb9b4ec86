import type { Expression } from '../../definition/Expression.ts';
import type { FormatName } from '../../formats/formats.ts';
import type { Scope } from './Scope.ts';

/**
 * The meaning of a string at a position. Only at `literal` it stands for itself. `place`, `table`, `column` and `name` are no expressions;
 * `members` is an object of values by name.
 */
export type OperandRole =
  | 'value'
  | 'condition'
  | 'literal'
  | 'list'
  | 'place'
  | 'table'
  | 'column'
  | 'name'
  | 'members';

/** `fraction` and `moneyFraction` are exact results that only arithmetic accepts; rounding turns them into numbers and money. */
export type ValueKind =
  | 'boolean'
  | 'number'
  | 'money'
  | 'fraction'
  | 'moneyFraction'
  | 'text'
  | 'date'
  | 'list';

/** The type of an operand before evaluation. */
export interface OperandType {
  readonly type: ValueKind | 'time' | 'unknown';
  /** True for a value that is certainly an integer. */
  readonly isWhole?: boolean;
}

/** The position of a whole expression. A `scalar` is a value that is no object: the limit of a field, a parameter of an address. */
export type ExpressionPosition = OperandRole | 'scalar';

export interface Argument {
  readonly at: OperandRole;
  /** A quantity is a number, money or a fraction of one. */
  readonly accepts?: ValueKind | 'quantity';
  /** JSON Schema of the literal that is required here. */
  readonly literal?: Readonly<Record<string, unknown>>;
  /** The last argument may be repeated. */
  readonly rest?: true;
  /** Evaluated once per row of the first argument; `row.*` means that row. */
  readonly perRow?: true;
  /** A step, a group or `*` is allowed and stands for all fields in it. */
  readonly group?: true;
  /** An object of values is allowed; for an operand that is itself the result, only where the operator stands in such a place. */
  readonly object?: true | 'asOutside';
}

/**
 * Short forms, which are written without an operator: a path, a condition's name, `!` before one of them, an object of values, and a text
 * where another value is expected. A path in the place of a condition stands for an equality with `true`. `minLength` belongs to the moment
 * of a call.
 */
export type ShortForm = 'path' | 'condition' | 'negation' | 'equality' | 'members' | 'text' | 'minLength';

/** The kind of a name at a `name` position. */
type NameKind = 'condition' | 'check' | 'derivation';

/** Returns the path that an operand stands for; null for other operands. */
type PathFinder = (operand: Expression | undefined) => string | null;

/**
 * The part of an operator that a running form and the compiler need. No code switches over names of operators. The German words of an
 * operator are in `operatorWords`, its mutations and example in `getOperatorTools`.
 */
export interface Operator {
  readonly args: readonly Argument[];
  /**
   * The type of the result: a kind, the type of the path, of the derivation or of an argument, or a function of the operands' types; the
   * function returns null for types that do not fit together.
   */
  readonly result:
    | ValueKind
    | 'unknown'
    | 'path'
    | 'derived'
    | { readonly like: number }
    | ((operands: readonly OperandType[]) => OperandType | null);
  /** Null when json-logic-js evaluates the operator itself. Operands are evaluated first; a `perRow` operand is a function of the row. */
  readonly evaluate: ((scope: Scope, ...operands: readonly unknown[]) => unknown) | null;
  /** Returns the paths that the operator reads in addition to those of its operands. */
  readonly reads: ((operands: readonly Expression[]) => readonly string[]) | null;
  /**
   * Returns the path that the operation stands for, when its operands name one. The operation then has the type of that path, and `row.*`
   * of a list means rows of that list.
   */
  readonly path?: (operands: readonly Expression[], pathOf: PathFinder) => string | null;
  /** True when the operator reads values on entry. */
  readonly readsEntry?: true;
  /** How the operator compares its two values; for `membership` the second is a list of values. */
  readonly compares?: 'equality' | 'difference' | 'order' | 'membership';
  /** Set when the operator asks only whether a value exists, or whether it differs from the value on entry, and not which value it is. */
  readonly asksWhether?: 'answered' | 'changed';
  /** True when the operator returns the opposite of a condition. */
  readonly negates?: true;
  /** The short form of the operator, and the function that writes the full form. */
  readonly short?: {
    readonly of: ShortForm;
    readonly full: (...operands: readonly Expression[]) => Expression;
  };
  /** Tells whether null is sent. Other operators leave a missing value out. */
  readonly sendsNull?: (operands: readonly Expression[]) => boolean;
  /** The measure of a text or a list that the operator returns. */
  readonly measures?: 'length';
  /** The unit, for a distance between two dates. */
  readonly distance?: 'days' | 'years';
  /** The JSON value and the format of a literal, where they differ from the written text. */
  readonly literal?: {
    readonly value: (written: string) => number | null;
    readonly format: FormatName;
  };
  /** The kind of the name in the first operand; null when the operator takes no name. */
  readonly names: NameKind | null;
  /** Set when the operator joins conditions. `neutral` is the truth of an operand that does not decide. */
  readonly joins: { readonly neutral: boolean } | null;
  /** The minimum and maximum number of operands, and whether the number is odd; derived from `args` when null. */
  readonly count: { readonly least: number; readonly most: number; readonly odd?: true } | null;
}

/** The part of an operator that only tools need. Browsers never load it. */
export interface OperatorTools {
  /** Mutations that a test must detect, in the expanded form; `none` says why there are none. */
  readonly mutants:
    | ((operands: readonly Expression[], tools: MutationTools) => readonly Mutation[])
    | { readonly none: string };
  /** An example that a test evaluates with the answers and facts of `given`. */
  readonly example: {
    readonly write: Expression;
    readonly given: Readonly<Record<string, unknown>>;
    readonly gives: unknown;
  };
}

export interface Mutation {
  readonly kind: string;
  readonly to: Expression;
  /** One German phrase from the tools. */
  readonly says: string;
}

export interface MutationTools {
  /** Returns the declared values of a path; null when any value is possible. */
  readonly valuesOf: (path: string) => readonly (string | number)[] | null;
  readonly inWords: (expression: Expression) => string;
  readonly say: (sentence: MutationSentence, params: Readonly<Record<string, string>>) => string;
}

/** The kinds of mutations; the tools have a German sentence for each. */
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

/** The notation of an operator. Enough to parse an operator whose meaning only the caller knows. */
export type Notation = Pick<Operator, 'args' | 'names' | 'count'>;

/** The members that most operators share. */
export const commonMembers = { reads: null, names: null, joins: null, count: null } as const;

/** The number of operands of an operator that takes several conditions or values. */
export const upToTwenty = { least: 1, most: 20 } as const;
/** The number of fields that a step or a form may stand for. */
export const fields = { least: 1, most: 100 } as const;
