import type { Rule, ValueExpression } from '../definition/Rule.ts';
import type { Reads } from './readsOfRule.ts';

/** Operators of the value language, with the number of operands (0: the operand is taken as it is). */
export const valueOperators = {
  const: 0,
  firstOf: 'any',
  join: 'any',
  trim: 1,
  upper: 1,
  noSpaces: 1,
  map: 2,
  is: 1,
  if: 3,
  each: 2,
  addDays: 2,
  orElse: 2,
  file: 1,
  derive: 'any',
} as const;

export type ValueOperator = keyof typeof valueOperators;

/** An operator with its operands, an object of values, or a path. */
export type ParsedValue =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'operator'; readonly operator: ValueOperator; readonly operands: readonly unknown[] }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, ValueExpression>> };

/** A single-key object whose key is an operator is that operator; every other object is an object of values. */
export function parseValue(expression: ValueExpression): ParsedValue {
  if (typeof expression === 'string') return { kind: 'path', path: expression };
  const keys = Object.keys(expression);
  const key = keys[0];
  if (keys.length === 1 && key !== undefined && isValueOperator(key)) {
    const operand: unknown = (expression as Readonly<Record<string, unknown>>)[key];
    const operands = key !== 'const' && Array.isArray(operand) ? (operand as readonly unknown[]) : [operand];
    return { kind: 'operator', operator: key, operands };
  }
  return { kind: 'object', members: expression as Readonly<Record<string, ValueExpression>> };
}

function isValueOperator(key: string): key is ValueOperator {
  return Object.hasOwn(valueOperators, key);
}

/** Everything below an expression that a compiler has to look at. */
export interface ValueParts {
  readonly paths: readonly { readonly path: string; readonly pointer: string; readonly inRow: boolean }[];
  readonly conditions: readonly { readonly ref: string; readonly pointer: string; readonly inRow: boolean }[];
  readonly lists: readonly { readonly path: string; readonly pointer: string }[];
  readonly tables: readonly { readonly name: string; readonly pointer: string }[];
  readonly derivations: readonly { readonly name: string; readonly pointer: string }[];
  readonly mistakes: readonly { readonly pointer: string; readonly message: string }[];
}

export function partsOfValue(expression: ValueExpression): ValueParts {
  const paths: { path: string; pointer: string; inRow: boolean }[] = [];
  const conditions: { ref: string; pointer: string; inRow: boolean }[] = [];
  const lists: { path: string; pointer: string }[] = [];
  const tables: { name: string; pointer: string }[] = [];
  const derivations: { name: string; pointer: string }[] = [];
  const mistakes: { pointer: string; message: string }[] = [];
  visit(expression, '', false);
  return { paths, conditions, lists, tables, derivations, mistakes };

  function visit(part: unknown, pointer: string, inRow: boolean): void {
    if (typeof part !== 'string' && (part === null || typeof part !== 'object' || Array.isArray(part))) {
      mistakes.push({
        pointer,
        message: `a value is a path or an object, not ${JSON.stringify(part)}; literals stand in { "const": ... }`,
      });
      return;
    }
    const parsed = parseValue(part as ValueExpression);
    if (parsed.kind === 'path') return void paths.push({ path: parsed.path, pointer, inRow });
    if (parsed.kind === 'object') {
      for (const [name, member] of Object.entries(parsed.members))
        visit(member, `${pointer}/${escaped(name)}`, inRow);
      return;
    }
    const { operator, operands } = parsed;
    const below = (index: number) =>
      operands.length > 1 || Array.isArray((part as Readonly<Record<string, unknown>>)[operator])
        ? `${pointer}/${operator}/${index}`
        : `${pointer}/${operator}`;
    const wanted = valueOperators[operator];
    if (typeof wanted === 'number' && wanted > 0 && operands.length !== wanted) {
      mistakes.push({
        pointer: `${pointer}/${operator}`,
        message: `"${operator}" takes ${wanted} operands, not ${operands.length}`,
      });
      return;
    }
    const [first] = operands;
    switch (operator) {
      case 'const':
        return;
      case 'is':
        return void conditions.push({ ref: String(first), pointer: below(0), inRow });
      case 'if':
        conditions.push({ ref: String(first), pointer: below(0), inRow });
        visit(operands[1], below(1), inRow);
        return visit(operands[2], below(2), inRow);
      case 'map':
        tables.push({ name: String(first), pointer: below(0) });
        return visit(operands[1], below(1), inRow);
      case 'each':
        lists.push({ path: String(first), pointer: below(0) });
        return visit(operands[1], below(1), true);
      case 'addDays':
      case 'orElse':
        return visit(first, below(0), inRow);
      case 'derive':
        derivations.push({ name: String(first), pointer: below(0) });
        return operands.slice(1).forEach((operand, index) => visit(operand, below(index + 1), inRow));
      case 'file':
        return void paths.push({ path: String(first), pointer: below(0), inRow });
      case 'firstOf':
      case 'join':
      case 'trim':
      case 'upper':
      case 'noSpaces':
        return operands.forEach((operand, index) => visit(operand, below(index), inRow));
    }
  }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function readsOfValue(
  expression: ValueExpression,
  conditionReads: (ref: string) => Reads | null,
): Reads {
  const parts = partsOfValue(expression);
  const reads = new Set<string>(parts.lists.map((list) => list.path));
  let readsRow = false;
  for (const { path, inRow } of parts.paths) {
    if (!path.startsWith('row.')) reads.add(path);
    else if (!inRow) readsRow = true;
  }
  for (const { ref, inRow } of parts.conditions) {
    const inner = conditionReads(ref);
    inner?.reads.forEach((path) => reads.add(path));
    if (!inRow) readsRow ||= inner?.readsRow ?? false;
  }
  return { reads: [...reads].sort(), readsRow };
}

/** The rule behind a condition reference: a name, a dotted boolean path read as `=== true`, each negated by a leading `!`. */
export function ruleOfRef(ref: string): Rule {
  const name = ref.startsWith('!') ? ref.slice(1) : ref;
  const rule: Rule = name.includes('.') ? { '===': [{ var: name }, true] } : { is: name };
  return ref.startsWith('!') ? { '!': rule } : rule;
}

/** `{ "orElse": [value, null] }`: null is what is sent when there is no value. */
export function namesNull(expression: ValueExpression): boolean {
  const parsed = parseValue(expression);
  return parsed.kind === 'operator' && parsed.operator === 'orElse' && parsed.operands[1] === null;
}
