import { isDay, looksLikeDay } from '../../../calendar/index.ts';
import {
  expandExpression,
  isList,
  parseOperation,
  findReadPath,
  type DescribedCondition,
  type Problem,
  type Expression,
} from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { listWrittenConditions } from './checkConditions.ts';
import { type Check, type LintSubject, checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { findRepetitions } from '../shared/findRepetitions.ts';
import { type WrittenOperation, listWrittenOperations, listWrittenRules } from './listWrittenRules.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Creates a check that reads one operator at a time. */
function checkEachOperation(find: (operation: WrittenOperation) => readonly Omit<Problem, 'file'>[]): Check {
  return (subject) =>
    listWrittenOperations(subject).flatMap((operation) =>
      find(operation).map((problem) => ({ file: operation.file, ...problem })),
    );
}

/** Returns the rule that this rule negates; null when it is no negation. */
function getNegatedRule(rule: Expression | undefined): Expression | null {
  const operation = parseOperation(rule);
  return operation?.operator.negates ? (operation.operands[0] ?? null) : null;
}

/** Returns the list of values of a membership operator; null for every other operator. */
function getListedValues({ row, operands: [, list = null] }: Pick<WrittenOperation, 'row' | 'operands'>) {
  return row.compares === 'membership' && list !== null && isList(list) ? list : null;
}

export const doubleNegation: Check = checkEachOperation(({ row, operands, pointer }) => {
  const inner = row.negates ? getNegatedRule(operands[0]) : null;
  if (inner === null) return [];
  return [{ pointer, ...mistake('double-negation', { instead: JSON.stringify(inner) }) }];
});

export const singleOperand: Check = checkEachOperation(({ operator, row, operands, pointer }) => {
  if (row.joins === null || operands.length !== 1) return [];
  return [{ pointer, ...mistake('single-operand', { operator, instead: JSON.stringify(operands[0]) }) }];
});

export const repeatedOperand: Check = checkEachOperation(({ operator, row, operands, at }) =>
  row.joins === null
    ? []
    : findRepetitions(operands).map((position) => ({
        pointer: at(position),
        ...mistake('repeated-operand', { operator }),
      })),
);

export const repeatedValue: Check = checkEachOperation((operation) => {
  const list = getListedValues(operation) ?? [];
  return findRepetitions(list).map((position) => ({
    pointer: `${operation.at(1)}/${position}`,
    ...mistake('repeated-value', { value: JSON.stringify(list[position]) }),
  }));
});

export const emptyList: Check = checkEachOperation((operation) =>
  getListedValues(operation)?.length === 0 ? [{ pointer: operation.at(1), ...mistake('empty-list') }] : [],
);

export const comparedWithItself: Check = checkEachOperation(({ row, operands: [left, right], pointer }) =>
  row.compares !== undefined && left !== undefined && typeof left === 'object' && isSame(left, right)
    ? [{ pointer, ...mistake('compared-with-itself') }]
    : [],
);

export const impossibleDate: Check = checkEachOperation(({ operands, at }) =>
  operands.flatMap((operand, position) => {
    if (typeof operand !== 'string') return [];
    if (/^\d\d:\d\d$/.test(operand) && !/^([01]\d|2[0-3]):[0-5]\d$/.test(operand))
      return [{ pointer: at(position), ...mistake('impossible-date.time', { time: operand }) }];
    if (!looksLikeDay(operand) || isDay(operand)) return [];
    return [{ pointer: at(position), ...mistake('impossible-date', { day: operand }) }];
  }),
);

/** Finds rules with a constant value. */
export const constantRule: Check = (subject) => {
  const wholes = listWrittenRules(subject).flatMap(({ file, pointer, parts }): readonly Problem[] => {
    const reads = parts.some(({ kind }) => kind !== 'literal' && kind !== 'operation');
    if (reads) return [];
    return [{ file, pointer, ...mistake('constant-rule') }];
  });
  const constantPlaces = new Set(wholes.map(({ file, pointer }) => file + pointer));
  const operands = listWrittenOperations(subject).flatMap(
    ({ file, operator, row, operands: all, at, pointer }) =>
      row.joins === null || [...constantPlaces].some((place) => (file + pointer).startsWith(place))
        ? []
        : all.flatMap((operand, position) =>
            typeof operand === 'boolean'
              ? [
                  {
                    file,
                    pointer: at(position),
                    ...mistake(`constant-rule.${operand}`, { operator }),
                  },
                ]
              : [],
          ),
  );
  return [...wholes, ...operands];
};

/** Returns the compared path and the values for which a rule holds, if the rule lists them. */
function getAllowedValues(
  rule: Expression,
): { readonly path: string; readonly values: readonly unknown[] } | null {
  const operation = parseOperation(rule);
  if (!operation) return null;
  const [left = null, right = null] = operation.operands;
  const path = typeof left === 'object' ? findReadPath(left) : null;
  if (path === null) return null;
  const isEquality = operation.operator.compares === 'equality';
  if (isEquality && (right === null || typeof right !== 'object')) return { path, values: [right] };
  const list = getListedValues({ row: operation.operator, operands: operation.operands });
  return list && { path, values: list };
}

export const contradiction: Check = checkEachOperation(({ row, operands, at }) => {
  if (row.joins?.neutral !== true) return [];
  const ranges = operands.map(getAllowedValues);
  return operands.flatMap((operand, position) => {
    const range = ranges[position];
    const earlier = operands.slice(0, position);
    const opposite = earlier.some(
      (other) => isSame(getNegatedRule(operand), other) || isSame(getNegatedRule(other), operand),
    );
    const apart = ranges
      .slice(0, position)
      .some(
        (other) =>
          range && other?.path === range.path && !range.values.some((value) => other.values.includes(value)),
      );
    if (!opposite && !apart) return [];
    return [
      {
        pointer: at(position),
        ...(opposite
          ? mistake('contradiction.opposite')
          : mistake('contradiction.apart', { path: range?.path ?? '' })),
      },
    ];
  });
});

export const alwaysTrue: Check = checkEachOperation(({ row, operands, at }) =>
  row.joins?.neutral !== false
    ? []
    : operands.flatMap((operand, position) =>
        operands
          .slice(0, position)
          .some((other) => isSame(getNegatedRule(operand), other) || isSame(getNegatedRule(other), operand))
          ? [
              {
                pointer: at(position),
                ...mistake('always-true'),
              },
            ]
          : [],
      ),
);

/** Finds numbers and dates that the limits of the compared field exclude. */
export const constantOutsideLimits: Check = checkEachWizard((form, subject: LintSubject) => {
  const fields = new Map(form.wizard.nodes.map((node) => [node.path, node.schema]));
  return listWrittenOperations(subject).flatMap(
    ({ file, form: owner, row: { compares }, operands: [left, right], at }) => {
      if (owner !== form.id || compares === undefined || typeof right !== 'number') return [];
      const path = typeof left === 'object' ? findReadPath(left) : null;
      const { minimum = -Infinity, maximum = Infinity } =
        (typeof path === 'string' && fields.get(path)) || {};
      if (right >= minimum && right <= maximum) return [];
      const names = { path: JSON.stringify(path), value: right, minimum, maximum };
      return [{ file, pointer: at(1), ...mistake('constant-outside-limits', names) }];
    },
  );
});

const expandRule = ({ if: rule }: DescribedCondition) => expandExpression(rule, 'condition').expression;

export const sameRule: Check = (subject) => {
  const all = listWrittenConditions(subject);
  return all.flatMap(({ file, name, definition }, position) => {
    const twin = all
      .slice(0, position)
      .find(
        (other) =>
          isSame(expandRule(other.definition), expandRule(definition)) &&
          (other.file === file || isSharedRuleFile(other.file)),
      );
    if (!twin) return [];
    const pointer = formatPointer('conditions', name);
    return [{ file, pointer, key: true, ...mistake('same-rule', { name, other: twin.name }) }];
  });
};

const isSharedRuleFile = (file: string) => file.startsWith('rules/_shared/');

export const hiddenCondition: Check = ({ repository, forms }) =>
  forms.flatMap(({ id, source }) =>
    Object.keys(source.rules.conditions)
      .filter((name) => Object.hasOwn(repository.shared.conditions, name))
      .map((name) => ({
        file: `rules/${id}.json`,
        pointer: formatPointer('conditions', name),
        key: true,
        ...mistake('hidden-condition', {
          name,
          file: repository.shared.conditionFiles[name] ?? 'rules/_shared',
        }),
      })),
  );
