import type { ValueExpression } from '../definition/Rule.ts';
import { addDays } from './calendar.ts';
import { ruleHolds } from './evaluateRule.ts';
import type { Scope, ScopeValue } from './Scope.ts';
import { namesNull, parseValue, ruleOfRef } from './valueExpression.ts';

export type Derivations = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/**
 * The value an expression stands for, as JSON. Null members (but for `orElse: [..., null]`), empty objects and absent rows are left
 * out of objects; at the top an absent value is null.
 */
export function evaluateValue(expression: ValueExpression, scope: Scope, derivations: Derivations): unknown {
  const parsed = parseValue(expression);
  if (parsed.kind === 'path') return plain(scope.read(parsed.path));
  if (parsed.kind === 'object') {
    const members = Object.entries(parsed.members).flatMap(([name, member]) => {
      const value = evaluateValue(member, scope, derivations);
      return value === null && !namesNull(member) ? [] : [[name, value] as const];
    });
    return members.length > 0 ? Object.fromEntries(members) : null;
  }
  const { operator, operands } = parsed;
  const operand = (index: number) => evaluateValue(operands[index] as ValueExpression, scope, derivations);
  const text = (change: (value: string) => string) => {
    const value = operand(0);
    return typeof value === 'string' ? nothingIfEmpty(change(value)) : value;
  };
  switch (operator) {
    case 'const':
      return operands[0] ?? null;
    case 'firstOf':
      return operands.map((_, index) => operand(index)).find((value) => value !== null) ?? null;
    case 'join':
      return nothingIfEmpty(operands.flatMap((_, index) => textOf(operand(index))).join(' '));
    case 'trim':
      return text((value) => value.trim());
    case 'upper':
      return text((value) => value.toUpperCase());
    case 'noSpaces':
      return text((value) => value.replace(/\s/g, ''));
    case 'map': {
      const key = operand(1);
      return typeof key === 'object' ? null : scope.lookup(String(operands[0]), key as string);
    }
    case 'is':
      return ruleHolds(ruleOfRef(String(operands[0])), scope);
    case 'if':
      return ruleHolds(ruleOfRef(String(operands[0])), scope) ? operand(1) : operand(2);
    case 'each': {
      const rows = scope.read(String(operands[0]));
      if (!Array.isArray(rows)) return null;
      return rows.map(
        (row) => evaluateValue(operands[1] as ValueExpression, row as Scope, derivations) ?? {},
      );
    }
    case 'addDays': {
      const date = operand(0);
      return typeof date === 'string' ? addDays(date, Number(operands[1])) : null;
    }
    case 'orElse':
      return operand(0) ?? operands[1] ?? null;
    case 'file':
      return plain(scope.read(String(operands[0])));
    case 'derive': {
      const derivation = derivations[String(operands[0])];
      if (!derivation) throw new Error(`unknown derivation "${String(operands[0])}"`);
      return derivation(...operands.slice(1).map((_, index) => operand(index + 1))) ?? null;
    }
  }
}

function textOf(value: unknown): readonly string[] {
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

function nothingIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

/** Rows are only reachable through `each`. */
function plain(value: ScopeValue): unknown {
  return Array.isArray(value) ? null : value;
}
