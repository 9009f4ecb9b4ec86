import type { Scope, Value, Written } from './Scope.ts';

/** The value of a rule as `docs/format.md` explains it: a string names a place, everything else is itself. */
export function evaluate(rule: Written, scope: Scope): Value {
  if (typeof rule === 'string') return scope.read(rule);
  if (rule === null || typeof rule !== 'object') return rule;
  if (Array.isArray(rule)) throw new Error('A list stands right of "in" only.');
  const [[operator, given] = ['', null]] = Object.entries(rule);
  const operation = operations[operator];
  if (operation === undefined) throw new Error(`The oracle does not know "${operator}".`);
  return operation(Array.isArray(given) ? given : [given ?? null], scope);
}

/** A condition: a string is a place or the name of a condition, negated by a leading "!". What is null does not hold. */
export function holds(condition: Written, scope: Scope): boolean {
  if (typeof condition !== 'string') return evaluate(condition, scope) === true;
  if (condition.startsWith('!')) return !holds(condition.slice(1), scope);
  const named = scope.condition(condition);
  return named === undefined ? scope.read(condition) === true : holds(named, scope);
}

type Operation = (given: readonly Written[], scope: Scope) => Value;

const operations: Readonly<Record<string, Operation>> = {
  and: (given, scope) => given.every((one) => holds(one, scope)),
  or: (given, scope) => given.some((one) => holds(one, scope)),
  '!': ([one = null], scope) => !holds(one, scope),
  '===': comparison((left, right) => left === right),
  '!==': comparison((left, right) => left !== right),
  '<': comparison((left, right) => left < right),
  '<=': comparison((left, right) => left <= right),
  '>': comparison((left, right) => left > right),
  '>=': comparison((left, right) => left >= right),
  in: ([one = null, list = null], scope) =>
    Array.isArray(list) && (list as readonly Written[]).some((entry) => entry === evaluate(one, scope)),
  startsWith: textComparison((text, part) => text.startsWith(part)),
  endsWith: textComparison((text, part) => text.endsWith(part)),
  answered: ([place = null], scope) => evaluate(place, scope) !== null,
  old: ([place = null], scope) => scope.readOnEntry(readPlace(place)),
  changed: (places, scope) => places.some((place) => scope.isChanged(readPlace(place))),
  if: ([condition = null, value = null, ...others], scope) => {
    if (holds(condition, scope)) return evaluate(value, scope);
    const [other = null, ...more] = others;
    return more.length === 0 ? evaluate(other, scope) : (operations['if']?.(others, scope) ?? null);
  },
  firstOf: (given, scope) => given.map((one) => evaluate(one, scope)).find((value) => value !== null) ?? null,
  length: ([one = null], scope) => {
    const value = evaluate(one, scope);
    return typeof value === 'string' ? Array.from(value).length : 0;
  },
  min: extreme((one, other) => one < other),
  max: extreme((one, other) => one > other),
  add: arithmetic((one, other) => one + other),
  subtract: arithmetic((one, other) => one - other),
  multiply: arithmetic((one, other) => one * other),
  year: ([one = null], scope) => {
    const day = evaluate(one, scope);
    return typeof day === 'string' ? Number(day.slice(0, 4)) : null;
  },
  addDays: ([one = null, other = null], scope) => {
    const [day, count] = [evaluate(one, scope), evaluate(other, scope)];
    if (typeof day !== 'string' || typeof count !== 'number') return null;
    return new Date(Date.parse(day) + count * dayInMilliseconds).toISOString().slice(0, 10);
  },
  daysBetween: ([one = null, other = null], scope) => {
    const [from, to] = [evaluate(one, scope), evaluate(other, scope)];
    if (typeof from !== 'string' || typeof to !== 'string') return null;
    return (Date.parse(to) - Date.parse(from)) / dayInMilliseconds;
  },
  upper: ([one = null], scope) => {
    const value = evaluate(one, scope);
    return typeof value === 'string' ? value.toUpperCase() : null;
  },
  join: (given, scope) => {
    const parts = given.map((one) => evaluate(one, scope)).filter((value) => value !== null);
    return parts.length === 0 ? null : parts.join(' ');
  },
  const: ([literal = null]) => literal as Value,
};

function readPlace(place: Written): string {
  if (typeof place !== 'string') throw new Error('A place stands here.');
  return place;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Left stands a place or a value, right a literal, unless an operator stands there. A comparison with null is false. */
function comparison(
  compare: (left: string | number | boolean, right: string | number | boolean) => boolean,
): Operation {
  return ([one = null, other = null], scope) => {
    const left = evaluate(one, scope);
    const right = typeof other === 'string' ? other : evaluate(other, scope);
    return left !== null && right !== null && compare(left, right);
  };
}

function textComparison(compare: (text: string, part: string) => boolean): Operation {
  return ([one = null, part = null], scope) => {
    const text = evaluate(one, scope);
    return typeof text === 'string' && typeof part === 'string' && compare(text, part);
  };
}

/** Where a value is missing, the result is missing. */
function extreme(isFurther: (one: string | number, other: string | number) => boolean): Operation {
  return (given, scope) => {
    const values = given.map((one) => evaluate(one, scope));
    return values.every((value) => typeof value === 'string' || typeof value === 'number')
      ? values.reduce((best, value) => (isFurther(value, best) ? value : best))
      : null;
  };
}

/** Where a value is missing, the result is missing. */
function arithmetic(compute: (one: number, other: number) => number): Operation {
  return (given, scope) => {
    const values = given.map((one) => evaluate(one, scope));
    // There is one zero.
    return values.every((value) => typeof value === 'number') ? values.reduce(compute) + 0 : null;
  };
}
