import { argumentAt, isList, operationOf, type Problem, type Expression } from '../../engine/index.ts';
import { didYouMean } from './didYouMean.ts';
import type { Check, LintSubject } from './LintSubject.ts';
import { pointerTo } from './pointerTo.ts';
import {
  type Known,
  sameType,
  type TypeOfPath,
  typeOfRule,
  typesOfPaths,
  type ValueType,
} from './typeOfRule.ts';
import { writtenOperations, writtenRules, type WrittenOperation } from './writtenRules.ts';

interface Comparison {
  readonly file: string;
  readonly pointer: string;
  readonly operator: string;
  readonly left: Known;
  readonly right: Known;
  readonly leftSide: Expression;
  readonly rightSide: Expression;
}

interface Operand {
  readonly file: string;
  readonly pointer: string;
  readonly operator: string;
  readonly wanted: ValueType;
  readonly is: Known;
}

interface Uses {
  readonly comparisons: readonly Comparison[];
  readonly operands: readonly Operand[];
}

const orders = new Set(['<', '<=', '>', '>=']);
const comparisons = new Set(['===', '!==', ...orders]);

export const typeMismatch: Check = (subject) => {
  const { comparisons: compared, operands } = usesOf(subject);
  return [
    ...compared.flatMap(({ file, pointer, operator, left, right }): readonly Problem[] => {
      const code = 'type-mismatch';
      if (!sameType(left, right)) {
        const message = `a ${left.type} is compared with a ${right.type}; that is never true`;
        return [{ file, pointer, code, message }];
      }
      const unordered =
        orders.has(operator) && [left, right].find(({ type }) => type === 'boolean' || type === 'list');
      return unordered
        ? [{ file, pointer, code, message: `"${operator}" cannot order a ${unordered.type}` }]
        : [];
    }),
    ...operands
      .filter(({ wanted, is }) => !sameType({ type: wanted, values: null }, is))
      .map(({ file, pointer, operator, wanted, is }) => ({
        file,
        pointer,
        code: 'type-mismatch',
        message: `"${operator}" takes a ${wanted} here, not a ${is.type}`,
        ...(wanted === 'boolean'
          ? { hint: 'compare it: { "===": [..., ...] }, or ask whether it is "answered"' }
          : {}),
      })),
  ];
};

export const constantNotInEnum: Check = (subject) =>
  usesOf(subject).comparisons.flatMap(({ file, pointer, left, right, leftSide, rightSide }) => {
    const [values, constant, place] =
      typeof leftSide === 'object'
        ? [left.values, rightSide, `${pointer}/1`]
        : [right.values, leftSide, `${pointer}/0`];
    if (values === null || (typeof constant !== 'string' && typeof constant !== 'number')) return [];
    if (values.includes(constant)) return [];
    return [
      {
        file,
        pointer: place,
        code: 'constant-not-in-enum',
        message: `"${constant}" is none of its values`,
        ...didYouMean(String(constant), values.map(String)),
      },
    ];
  });

/** A path that stands for a condition means "is true", so what it names must be a yes-no value. */
export const notBoolean: Check = (subject) =>
  writtenRules(subject).flatMap(({ file, pointer, parts, form }) => {
    const typeOfPath = typesFor(subject, form);
    return parts.flatMap((part) => {
      if (part.kind !== 'path' || part.at !== 'condition') return [];
      const { type } = typeOfPath(part.name, part.rowOf);
      if (type === 'boolean' || type === 'unknown') return [];
      return [
        {
          file,
          pointer: pointer + part.pointer,
          code: 'not-boolean',
          message: `"${part.name}" is a ${type} and cannot stand for a condition`,
          hint: 'compare it, or name a condition that does',
        },
      ];
    });
  });

function typesFor({ forms, repository }: LintSubject, form: string | null): TypeOfPath {
  return typesOfPaths(forms.find(({ id }) => id === form)?.wizard ?? null, repository.shared);
}

function usesOf(subject: LintSubject): Uses {
  const all = writtenOperations(subject).map((operation) =>
    usesIn(operation, typesFor(subject, operation.form)),
  );
  return {
    comparisons: all.flatMap((uses) => uses.comparisons),
    operands: all.flatMap((uses) => uses.operands),
  };
}

function usesIn(
  { file, pointer, operator, operands, rowOf, at }: WrittenOperation,
  typeOfPath: TypeOfPath,
): Uses {
  const known = (index: number) => typeOfRule(operands[index], rowOf, typeOfPath);
  const [leftSide = null, rightSide = null] = operands;
  const operation = operationOf({ [operator]: operands });
  const wanted = operands.flatMap((_, index): readonly Operand[] => {
    const accepts = operation && argumentAt(operation, index).accepts;
    return accepts ? [{ file, pointer: at(index), operator, wanted: accepts, is: known(index) }] : [];
  });
  const compared: Comparison = {
    file,
    pointer: `${pointer}${pointerTo(operator)}`,
    operator,
    left: known(0),
    right: known(1),
    leftSide,
    rightSide,
  };
  const listed = operator === 'in' ? inList(compared, at(1), typeOfPath) : { comparisons: [], operands: [] };
  return {
    comparisons: [...(comparisons.has(operator) ? [compared] : []), ...listed.comparisons],
    operands: [...wanted, ...listed.operands],
  };
}

/** Each value of a list is compared on its own. */
function inList(compared: Comparison, pointer: string, typeOfPath: TypeOfPath): Uses {
  const { file, left, rightSide } = compared;
  const found: Comparison[] = [];
  const operands: Operand[] = [];
  if (isList(rightSide)) {
    for (const [index, item] of rightSide.entries()) {
      if (typeof item === 'object') continue;
      const right = typeOfRule(item, null, typeOfPath);
      const isListed = typeof item === 'boolean' || left.values === null || left.values.includes(item);
      if (!isListed) found.push({ ...compared, pointer, operator: '===', right, rightSide: item });
      else if (!sameType(left, right))
        operands.push({ file, pointer: `${pointer}/${index}`, operator: 'in', wanted: left.type, is: right });
    }
  }
  return { comparisons: found, operands };
}
