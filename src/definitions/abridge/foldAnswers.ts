import {
  argumentAt,
  evaluateExpression,
  expandExpression,
  type Argument,
  type Expression,
  isList,
  mapReferences,
  parseOperation,
  pathsIn,
  type Scalar,
  type Scope,
  withOperands,
} from '../../engine/index.ts';

/** What a short form knows of the questions of the long one. */
export interface KnownAnswers {
  /** Returns true for the path of a question of the long form. */
  readonly isQuestion: (path: string) => boolean;
  /** Questions that the short form asks itself, by their paths in the long form. */
  readonly asked: ReadonlyMap<string, string>;
  /** Answers that the sentences of its statement give. */
  readonly stated: ReadonlyMap<string, Scalar>;
}

/**
 * Converts an expression of the long form for the short one: questions that it asks have their paths there, and what depends on nothing but
 * the other ones becomes its value. Null stands for a value that the short form never has.
 */
export function foldAnswers(
  written: Expression,
  at: 'value' | 'condition',
  known: KnownAnswers,
): Expression | null {
  const { isQuestion, asked } = known;
  const folded = fold(written, at === 'value' ? { at, object: true } : { at });
  return folded === null ? null : mapReferences(folded, at, (path) => asked.get(path) ?? path);

  function fold(part: Expression, argument: Argument): Expression | null {
    if (argument.at !== 'value' && argument.at !== 'condition' && argument.at !== 'list') return part;
    const reads = pathsIn(part);
    const questions = reads.filter(isQuestion);
    const isKnown = reads.every((path) => path.startsWith('row.') || (isQuestion(path) && !asked.has(path)));
    if (questions.length > 0 && isKnown) return writeLiteral(evaluate(part, argument.at));
    if (part === null || typeof part !== 'object') return part;
    if (isList(part)) return part.map((item) => fold(item, argument));
    const operation = parseOperation(part);
    if (!operation) return foldMembers(part);
    return withOperands(
      operation,
      operation.operands.map((operand, index) => fold(operand, argumentAt(operation, index))),
    );
  }

  function foldMembers(part: Readonly<Record<string, Expression>>): Expression | null {
    const members = Object.entries(part).flatMap(([name, member]) => {
      const folded = fold(member, { at: 'value', object: true });
      return folded === null ? [] : [[name, folded] as const];
    });
    return members.length === 0 ? null : Object.fromEntries(members);
  }

  function evaluate(part: Expression, role: 'value' | 'condition' | 'list'): unknown {
    return evaluateExpression(expandExpression(part, role).expression, createKnownScope(known));
  }
}

/** Everything but the stated answers is null, as hidden questions are. */
function createKnownScope({ stated }: KnownAnswers): Scope {
  const scope: Scope = {
    read: (path) => stated.get(path) ?? null,
    old: () => null,
    changed: () => false,
    condition: () => false,
    holds: () => false,
    lookup: () => null,
    derive: () => null,
  };
  return scope;
}

/** Writes a value as an expression that has it. */
function writeLiteral(value: unknown): Expression | null {
  if (typeof value === 'string') return { const: value };
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(writeLiteral);
  if (value === null || typeof value !== 'object') return null;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const written = writeLiteral(member);
    return written === null ? [] : [[name, written] as const];
  });
  return members.length === 0 ? null : Object.fromEntries(members);
}
