import type { operators } from '../operators.ts';
import { answered, changed } from './answers.ts';
import { add, divide, euro, multiply, round, subtract } from './arithmetic.ts';
import { choose, firstOf } from './choices.ts';
import { atLeast, atMost, different, equal, less, more } from './comparisons.ts';
import { and, not, or } from './connectives.ts';
import { addDays, age, daysBetween, startOfYear, year } from './dates.ts';
import { max, min } from './extremes.ts';
import { concat, each, filter, first, length, sort, sum } from './lists.ts';
import { at } from './maps.ts';
import { endsWith, startsWith, within } from './membership.ts';
import type { OperatorTools } from '../Operator.ts';
import { all, none, some } from './quantifiers.ts';
import { check, is, old, variable } from './references.ts';
import { join, noSpaces, trim, upper } from './texts.ts';
import { constant, derive, lookup, object } from './values.ts';

const rows: { readonly [Name in keyof typeof operators]: OperatorTools } = {
  var: variable,
  is,
  and,
  or,
  '!': not,
  '===': equal,
  '!==': different,
  '<': less,
  '<=': atMost,
  '>': more,
  '>=': atLeast,
  in: within,
  startsWith,
  endsWith,
  answered,
  changed,
  old,
  check,
  some,
  all,
  none,
  if: choose,
  firstOf,
  each,
  filter,
  sort,
  concat,
  first,
  at,
  sum,
  length,
  min,
  max,
  add,
  subtract,
  multiply,
  divide,
  round,
  euro,
  addDays,
  daysBetween,
  age,
  year,
  startOfYear,
  join,
  trim,
  upper,
  noSpaces,
  lookup,
  const: constant,
  object,
  derive,
};

/** Returns the tools' part of an operator. Throws for an unknown name. @public */
export function getOperatorTools(name: string): OperatorTools {
  const found = Object.entries(rows).find(([one]) => one === name);
  if (found === undefined) throw new Error(`there is no operator "${name}"`);
  return found[1];
}
