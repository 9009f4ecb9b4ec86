/** A JSON-Logic rule over the closed operator table (definitions.md, semantics 7). One operator key per object. */
export type Rule = string | number | boolean | null | readonly Rule[] | { readonly [operator: string]: Rule };

/**
 * Where a rule is expected, an analyst writes the name of a condition (`ownDamage`, negated `!ownDamage`) or a dotted boolean path,
 * read as `=== true` (`policy.isFlatrate`).
 */
export type ConditionRef = string;

/** An entry of `conditions` in a rules file. */
export interface ConditionDefinition {
  /** One German sentence. */
  readonly says: string;
  readonly if: Rule;
  readonly examples?: readonly { readonly given: Readonly<Record<string, unknown>>; readonly is: boolean }[];
}

/**
 * The value language: what may stand in `send`, path, headers, `start`, `set`, `lock.to`, `min` and `max`.
 * A string is a path (`policy.licensePlate`, `row.email`, `row.number`). A single-key object whose key is one of these operators is
 * that operator; every other object is an object of values. Null values and empty objects are left out of a payload unless `orElse`
 * names one.
 */
export type ValueExpression =
  | string
  | { readonly const: unknown }
  | { readonly firstOf: readonly ValueExpression[] }
  | { readonly join: readonly ValueExpression[] }
  | { readonly trim: ValueExpression }
  | { readonly upper: ValueExpression }
  | { readonly noSpaces: ValueExpression }
  | { readonly map: readonly [table: string, value: ValueExpression] }
  | { readonly is: ConditionRef }
  | { readonly if: readonly [ConditionRef, ValueExpression, ValueExpression] }
  | { readonly each: readonly [list: string, row: ValueExpression] }
  | { readonly addDays: readonly [ValueExpression, number] }
  | { readonly orElse: readonly [ValueExpression, unknown] }
  | { readonly file: string }
  | { readonly derive: readonly [name: string, ...args: readonly ValueExpression[]] }
  | { readonly [key: string]: ValueExpression };
