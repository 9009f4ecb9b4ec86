import type { Expression } from '../definition/Expression.ts';
import { expandExpression } from './expandExpression.ts';
import type { ExpressionPart } from './ExpressionPart.ts';

export interface Reads {
  /** Paths and facts, including those through named conditions, without `row.*`. Sorted. */
  readonly reads: readonly string[];
  /** True when it reads `row.*` of the row that has the expression. */
  readonly readsRow: boolean;
}

/**
 * Collects the reads of parts. `conditionReads` returns the reads of a named condition; unknown names have none, because other checks
 * report them.
 */
export function collectReadsOfParts(
  parts: readonly ExpressionPart[],
  conditionReads: (name: string) => Reads | null,
): Reads {
  const reads = new Set<string>();
  let readsRow = false;
  for (const part of parts) {
    if (part.kind === 'path') {
      if (!/^(row|parent)\./.test(part.name)) reads.add(part.name);
      else if (part.rowOf === null) readsRow = true;
    } else if (part.kind === 'condition') {
      const inner = conditionReads(part.name);
      inner?.reads.forEach((path) => reads.add(path));
      if (part.rowOf === null) readsRow ||= inner?.readsRow ?? false;
    } else if (part.kind === 'operation') {
      const { operator, operands } = part.operation;
      operator.reads?.(operands).forEach((path) => reads.add(path));
    }
  }
  return { reads: [...reads].sort(), readsRow };
}

/** Collects the fields, lists and facts that an expanded expression reads, including those through named conditions. @public */
export function collectReads(expression: Expression, conditions: ReadonlyMap<string, Reads>): Reads {
  return collectReadsOfParts(
    expandExpression(expression, 'value').parts,
    (name) => conditions.get(name) ?? null,
  );
}

/** Lists the paths in an expression itself; `row.*` stays as written. @public */
export function pathsIn(expression: Expression): readonly string[] {
  const paths = expandExpression(expression, 'value').parts.flatMap((part) => {
    if (part.kind === 'path') return [part.name];
    if (part.kind !== 'operation') return [];
    return part.operation.operator.reads?.(part.operation.operands) ?? [];
  });
  return [...new Set(paths)];
}
