import {
  expandExpression,
  isList,
  operationOf,
  pathIn,
  type DescribedCondition,
  type Problem,
  type Expression,
} from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import { writtenConditions } from './checkConditions.ts';
import { type Check, type LintSubject, perWizard } from './LintSubject.ts';
import { pointerTo } from './pointerTo.ts';
import { repetitionsIn } from './repetitionsIn.ts';
import { type WrittenOperation, writtenOperations, writtenRules } from './writtenRules.ts';

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** A check that looks at one operator at a time. */
function perOperation(find: (operation: WrittenOperation) => readonly Omit<Problem, 'file'>[]): Check {
  return (subject) =>
    writtenOperations(subject).flatMap((operation) =>
      find(operation).map((problem) => ({ file: operation.file, ...problem })),
    );
}

/** The operand of `!`, and null for anything else. */
function negated(rule: Expression | undefined): Expression | null {
  if (rule === null || typeof rule !== 'object' || isList(rule) || !('!' in rule)) return null;
  const operand = rule['!'] ?? null;
  return isList(operand) ? (operand[0] ?? null) : operand;
}

export const doubleNegation: Check = perOperation(({ operator, operands, pointer }) => {
  const inner = operator === '!' ? negated(operands[0]) : null;
  if (inner === null) return [];
  return [{ pointer, ...mistake('double-negation', { instead: JSON.stringify(inner) }) }];
});

export const singleOperand: Check = perOperation(({ operator, operands, pointer }) => {
  if ((operator !== 'and' && operator !== 'or') || operands.length !== 1) return [];
  return [{ pointer, ...mistake('single-operand', { operator, instead: JSON.stringify(operands[0]) }) }];
});

export const repeatedOperand: Check = perOperation(({ operator, operands, at }) =>
  operator !== 'and' && operator !== 'or'
    ? []
    : repetitionsIn(operands).map((position) => ({
        pointer: at(position),
        ...mistake('repeated-operand', { operator }),
      })),
);

export const repeatedValue: Check = perOperation(({ operator, operands: [, list], at }) =>
  operator !== 'in' || list === null || list === undefined || !isList(list)
    ? []
    : repetitionsIn(list).map((position) => ({
        pointer: `${at(1)}/${position}`,
        ...mistake('repeated-value', { value: JSON.stringify(list[position]) }),
      })),
);

export const emptyList: Check = perOperation(({ operator, operands: [, list], at }) =>
  operator === 'in' && list !== null && list !== undefined && isList(list) && list.length === 0
    ? [{ pointer: at(1), ...mistake('empty-list') }]
    : [],
);

export const comparedWithItself: Check = perOperation(({ compares, operands: [left, right], pointer }) =>
  compares !== null && left !== undefined && typeof left === 'object' && same(left, right)
    ? [{ pointer, ...mistake('compared-with-itself') }]
    : [],
);

export const impossibleDate: Check = perOperation(({ operands, at }) =>
  operands.flatMap((operand, position) => {
    if (typeof operand !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(operand)) return [];
    const day = new Date(`${operand}T00:00:00Z`);
    const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(operand);
    return exists ? [] : [{ pointer: at(position), ...mistake('impossible-date', { day: operand }) }];
  }),
);

/** Nothing in the rule can change. */
export const constantRule: Check = (subject) => {
  const wholes = writtenRules(subject).flatMap(({ file, pointer, parts }): readonly Problem[] => {
    const reads = parts.some(({ kind }) => kind !== 'literal' && kind !== 'operation');
    if (reads) return [];
    return [{ file, pointer, ...mistake('constant-rule') }];
  });
  const whole = new Set(wholes.map(({ file, pointer }) => file + pointer));
  const operands = writtenOperations(subject).flatMap(({ file, operator, operands: all, at, pointer }) =>
    (operator !== 'and' && operator !== 'or') ||
    [...whole].some((place) => (file + pointer).startsWith(place))
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

/** The path compared and the values with which a rule holds, when it says so itself. */
function allowedBy(rule: Expression): { readonly path: string; readonly values: readonly unknown[] } | null {
  const operation = operationOf(rule);
  if (!operation) return null;
  const [left = null, right = null] = operation.operands;
  const path = typeof left === 'object' ? pathIn(left) : null;
  if (path === null) return null;
  const isEquality = operation.operator.compares === 'equality';
  if (isEquality && (right === null || typeof right !== 'object')) return { path, values: [right] };
  return operation.name === 'in' && right !== null && isList(right) ? { path, values: right } : null;
}

export const contradiction: Check = perOperation(({ operator, operands, at }) => {
  if (operator !== 'and') return [];
  const ranges = operands.map(allowedBy);
  return operands.flatMap((operand, position) => {
    const range = ranges[position];
    const earlier = operands.slice(0, position);
    const opposite = earlier.some((other) => same(negated(operand), other) || same(negated(other), operand));
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

export const alwaysTrue: Check = perOperation(({ operator, operands, at }) =>
  operator !== 'or'
    ? []
    : operands.flatMap((operand, position) =>
        operands
          .slice(0, position)
          .some((other) => same(negated(operand), other) || same(negated(other), operand))
          ? [
              {
                pointer: at(position),
                ...mistake('always-true'),
              },
            ]
          : [],
      ),
);

/** A number or date no answer can be, held against the limits of the field. */
export const constantOutsideLimits: Check = perWizard((form, subject: LintSubject) => {
  const fields = new Map(form.wizard.nodes.map((node) => [node.path, node.schema]));
  return writtenOperations(subject).flatMap(
    ({ file, form: owner, compares, operands: [left, right], at }) => {
      if (owner !== form.id || compares === null || typeof right !== 'number') return [];
      const path = left !== null && typeof left === 'object' && !isList(left) ? left['var'] : null;
      const { minimum = -Infinity, maximum = Infinity } =
        (typeof path === 'string' && fields.get(path)) || {};
      if (right >= minimum && right <= maximum) return [];
      const names = { path: JSON.stringify(path), value: right, minimum, maximum };
      return [{ file, pointer: at(1), ...mistake('constant-outside-limits', names) }];
    },
  );
});

const expanded = ({ if: rule }: DescribedCondition) => expandExpression(rule, 'condition').expression;

export const sameRule: Check = (subject) => {
  const all = writtenConditions(subject);
  return all.flatMap(({ file, name, definition }, position) => {
    const twin = all
      .slice(0, position)
      .find(
        (other) =>
          same(expanded(other.definition), expanded(definition)) &&
          (other.file === file || isShared(other.file)),
      );
    if (!twin) return [];
    const pointer = pointerTo('conditions', name);
    return [{ file, pointer, key: true, ...mistake('same-rule', { name, other: twin.name }) }];
  });
};

const isShared = (file: string) => file.startsWith('rules/_shared/');

export const hiddenCondition: Check = ({ repository, forms }) =>
  forms.flatMap(({ id, source }) =>
    Object.keys(source.rules.conditions)
      .filter((name) => Object.hasOwn(repository.shared.conditions, name))
      .map((name) => ({
        file: `rules/${id}.json`,
        pointer: pointerTo('conditions', name),
        key: true,
        ...mistake('hidden-condition', {
          name,
          file: repository.shared.conditionFiles[name] ?? 'rules/_shared',
        }),
      })),
  );
