import {
  argumentAt,
  didYouMean,
  isList,
  membersOfObject,
  parseOperation,
  type Problem,
  type Expression,
  type Operation,
  type Operator,
} from '../../../engine/index.ts';
import { mistake, say } from '../../messages/messages.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { KnownType, ValueType } from '../shared/KnownType.ts';
import {
  isSameType,
  findResultType,
  inferRuleType,
  type Types,
  createTypes,
} from '../shared/inferRuleType.ts';
import {
  listOperationsIn,
  listWrittenOperations,
  listWrittenRules,
  type WrittenOperation,
} from './listWrittenRules.ts';
import { listWrittenValues } from './listWrittenValues.ts';

interface Comparison {
  readonly file: string;
  readonly pointer: string;
  readonly operator: string;
  readonly compares: Operator['compares'];
  readonly left: KnownType;
  readonly right: KnownType;
  readonly leftSide: Expression;
  readonly rightSide: Expression;
}

interface Operand {
  readonly file: string;
  readonly pointer: string;
  readonly operator: string;
  readonly wanted: ValueType | 'quantity';
  readonly is: KnownType;
}

interface Uses {
  readonly comparisons: readonly Comparison[];
  readonly operands: readonly Operand[];
}

export const typeMismatch: Check = (subject) => {
  const { comparisons: compared, operands } = collectTypeUses(subject);
  return [
    ...compared.flatMap(({ file, pointer, operator, compares, left, right }): readonly Problem[] => {
      if (!isSameType(left, right)) {
        const types = { left: say(`types.${left.type}`), right: say(`types.${right.type}`) };
        return [{ file, pointer, ...mistake('type-mismatch.compared', types) }];
      }
      const unordered =
        compares === 'order' && [left, right].find(({ type }) => type === 'boolean' || type === 'list');
      if (!unordered) return [];
      const type = say(`types.${unordered.type}`);
      return [{ file, pointer, ...mistake('type-mismatch.order', { operator, type }) }];
    }),
    ...operands
      .filter(({ wanted, is }) => !acceptsType(wanted, is))
      .map(({ file, pointer, operator, wanted, is }) => ({
        file,
        pointer,
        ...mistake(wanted === 'boolean' ? 'type-mismatch.condition' : 'type-mismatch.operand', {
          operator,
          wanted: say(`types.${wanted}`),
          type: say(`types.${is.type}`),
        }),
      })),
  ];
};

function acceptsType(wanted: Operand['wanted'], is: KnownType): boolean {
  if (wanted !== 'quantity') return isSameType({ type: wanted, values: null }, is);
  return ['number', 'money', 'fraction', 'moneyFraction', 'unknown'].includes(is.type);
}

export const constantNotInEnum: Check = (subject) =>
  collectTypeUses(subject).comparisons.flatMap(({ file, pointer, left, right, leftSide, rightSide }) => {
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
        ...mistake('constant-not-in-enum', { value: constant }),
        ...didYouMean(String(constant), values.map(String)),
      },
    ];
  });

/** Finds paths of other values in the place of a condition, where a path means "is true" and must name a yes-no value. */
export const notBoolean: Check = (subject) =>
  [...listWrittenRules(subject), ...listWrittenValues(subject)].flatMap(({ file, pointer, parts, form }) => {
    const types = createFormTypes(subject, form);
    return parts.flatMap((part) => {
      if (part.kind !== 'path' || part.at !== 'condition') return [];
      const { type } = types.path(part.name, part.rowOf);
      if (type === 'boolean' || type === 'unknown') return [];
      return [
        {
          file,
          pointer: pointer + part.pointer,
          ...mistake('not-boolean', { path: part.name, type: say(`types.${type}`) }),
        },
      ];
    });
  });

/** Creates the types of paths and derivations of a form; without a form those of the shared definitions. */
export function createFormTypes({ forms, repository, tools }: LintSubject, form: string | null): Types {
  const wizard = forms.find(({ id }) => id === form)?.wizard ?? null;
  return createTypes(wizard, repository.shared, tools.derivations);
}

function collectTypeUses(subject: LintSubject): Uses {
  const operations = [
    ...listWrittenOperations(subject),
    ...listWrittenValues(subject).flatMap(listOperationsIn),
  ];
  const all = operations.map((operation) => listUses(operation, createFormTypes(subject, operation.form)));
  return {
    comparisons: all.flatMap((uses) => uses.comparisons),
    operands: all.flatMap((uses) => uses.operands),
  };
}

function listUses(
  { file, pointer, operator, row: { compares }, operands, rowOf, at }: WrittenOperation,
  types: Types,
): Uses {
  const known = (index: number) => inferRuleType(operands[index], rowOf, types);
  const [leftSide = null, rightSide = null] = operands;
  const operation = parseOperation({ [operator]: operands });
  const wanted = operands.flatMap((_, index): readonly Operand[] => {
    const accepts = operation && argumentAt(operation, index).accepts;
    return accepts ? [{ file, pointer: at(index), operator, wanted: accepts, is: known(index) }] : [];
  });
  const derived = operation ? getDerivedValues(operation, types, rowOf) : [];
  const compared: Comparison = {
    file,
    pointer: `${pointer}${formatPointer(operator)}`,
    operator,
    compares,
    left: known(0),
    right: known(1),
    leftSide,
    rightSide,
  };
  const isOfList = compares === 'membership';
  const listed = isOfList ? compareList(compared, at(1), types) : { comparisons: [], operands: [] };
  return {
    comparisons: [...(compares === undefined || isOfList ? [] : [compared]), ...listed.comparisons],
    operands: [
      ...wanted,
      ...derived.map(({ member, ...one }) => ({
        file,
        pointer: at(1) + formatPointer(member),
        operator,
        ...one,
      })),
      ...listed.operands,
    ],
  };
}

/** Returns the declared values of a derivation. */
function getDerivedValues(
  { operator, operands: [name, values = null] }: Operation,
  types: Types,
  rowOf: string | null,
): readonly (Pick<Operand, 'wanted' | 'is'> & { readonly member: string })[] {
  if (operator.names !== 'derivation' || typeof name !== 'string') return [];
  const { properties = {} } = types.takenBy(name) ?? {};
  return Object.entries(membersOfObject(values) ?? {}).flatMap(([member, value]) => {
    const schema = properties[member];
    return schema
      ? [{ member, wanted: findResultType(schema).type, is: inferRuleType(value, rowOf, types) }]
      : [];
  });
}

/** Compares each value of a list on its own. */
function compareList(compared: Comparison, pointer: string, types: Types): Uses {
  const { file, left, rightSide } = compared;
  const found: Comparison[] = [];
  const operands: Operand[] = [];
  if (isList(rightSide)) {
    for (const [index, item] of rightSide.entries()) {
      if (typeof item === 'object') continue;
      const right = inferRuleType(item, null, types);
      const isListed = typeof item === 'boolean' || left.values === null || left.values.includes(item);
      if (!isListed) found.push({ ...compared, pointer, compares: 'equality', right, rightSide: item });
      else if (!isSameType(left, right))
        operands.push({
          file,
          pointer: `${pointer}/${index}`,
          operator: compared.operator,
          wanted: left.type,
          is: right,
        });
    }
  }
  return { comparisons: found, operands };
}
