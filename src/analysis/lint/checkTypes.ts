import { operators, type Problem, type Rule } from '../../engine/index.ts';
import { writtenConditions } from './checkConditions.ts';
import { didYouMean } from './didYouMean.ts';
import { type Check, type LintSubject, perWizard } from './LintSubject.ts';
import { pointerTo } from './pointerTo.ts';
import {
  isList,
  type Known,
  sameType,
  type TypeOfPath,
  typeOfRule,
  typesOfPaths,
  type ValueType,
} from './typeOfRule.ts';

interface Comparison {
  readonly file: string;
  readonly pointer: string;
  readonly operator: string;
  readonly left: Known;
  readonly right: Known;
  readonly leftSide: Rule;
  readonly rightSide: Rule;
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

/** A dotted reference stands for "is true", so what it names must be a yes-no value. */
export const notBoolean: Check = perWizard((form, { repository }) => {
  const typeOfPath = typesOfPaths(form.wizard, repository.shared);
  return conditionRefs(form.source.rules, '').flatMap(({ ref, pointer }) => {
    const { type } = typeOfPath(ref.replace(/^!/, ''), null);
    if (type === 'boolean' || type === 'unknown') return [];
    return [
      {
        file: `rules/${form.id}.json`,
        pointer,
        code: 'not-boolean',
        message: `"${ref}" is a ${type} and cannot stand for a condition`,
        hint: 'name a condition that compares it',
      },
    ];
  });
});

const refKeys = new Set(['when', 'show', 'optional', 'needs', 'where']);

function conditionRefs(value: unknown, pointer: string): readonly { ref: string; pointer: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (pointer === '' && key === 'conditions') return [];
    const place = pointer + pointerTo(key);
    if (refKeys.has(key) && typeof part === 'string')
      return part.includes('.') ? [{ ref: part, pointer: place }] : [];
    return conditionRefs(part, place);
  });
}

function usesOf(subject: LintSubject): Uses {
  const { shared } = subject.repository;
  const found = writtenConditions(subject).map(({ file, name, definition }) => {
    const owner = subject.forms.find(({ id }) => file === `rules/${id}.json`);
    const known = owner !== undefined && owner.wizard === null ? [] : [definition.if];
    const typeOfPath = typesOfPaths(owner?.wizard ?? null, shared);
    return known.map((rule) =>
      usesInRule(rule, { file, pointer: pointerTo('conditions', name, 'if') }, typeOfPath),
    );
  });
  const never = (shared.facts.never ?? []).map((row, position) =>
    usesInRule(
      row.if,
      { file: 'schemas/_shared/facts.json', pointer: pointerTo('never', position, 'if') },
      typesOfPaths(null, shared),
    ),
  );
  const all = [...found.flat(), ...never];
  return {
    comparisons: all.flatMap((uses) => uses.comparisons),
    operands: all.flatMap((uses) => uses.operands),
  };
}

function usesInRule(rule: Rule, at: { file: string; pointer: string }, typeOfPath: TypeOfPath): Uses {
  const found: Comparison[] = [];
  const operands: Operand[] = [];
  visit(rule, at.pointer, null);
  return { comparisons: found, operands };

  function visit(part: Rule, pointer: string, rowOf: string | null): void {
    if (part === null || typeof part !== 'object') return;
    if (isList(part)) return part.forEach((item, index) => visit(item, `${pointer}/${index}`, rowOf));
    for (const [operator, operand] of Object.entries(part)) {
      if (!Object.hasOwn(operators, operator)) continue;
      const list = isList(operand) ? operand : [operand];
      const place = pointer + pointerTo(operator);
      const known = (index: number) => typeOfRule(list[index], rowOf, typeOfPath);
      if (comparisons.has(operator)) compare(operator, list, place, known);
      if (operator === 'in') inList(list, place, known(0));
      const takes: readonly string[] = operators[operator as keyof typeof operators].takes;
      list.forEach((item, index) => {
        const kind = takes[Math.min(index, takes.length - 1)] ?? 'value';
        const wanted =
          operator === 'if' && index % 2 === 0 && index < list.length - 1 ? 'boolean' : wantedType(kind);
        const itemPlace = isList(operand) ? `${place}/${index}` : place;
        if (wanted !== null)
          operands.push({ file: at.file, pointer: itemPlace, operator, wanted, is: known(index) });
        visit(item, itemPlace, kind === 'rule' ? listRead(list[0]) : rowOf);
      });
    }
  }

  function compare(
    operator: string,
    list: readonly Rule[],
    pointer: string,
    known: (index: number) => Known,
  ): void {
    const [leftSide = null, rightSide = null] = list;
    found.push({ file: at.file, pointer, operator, left: known(0), right: known(1), leftSide, rightSide });
  }

  function inList([value = null, list = null]: readonly Rule[], pointer: string, left: Known): void {
    if (list === null || !isList(list)) return;
    list.forEach((item, index) => {
      const right = typeOfRule(item, null, typeOfPath);
      const place = `${pointer}/1/${index}`;
      if (typeof item === 'object') return;
      if (
        left.values &&
        (typeof item === 'string' || typeof item === 'number') &&
        !left.values.includes(item)
      ) {
        found.push({
          file: at.file,
          pointer: `${pointer}/1`,
          operator: '===',
          left,
          right,
          leftSide: value,
          rightSide: item,
        });
      } else if (!sameType(left, right)) {
        operands.push({ file: at.file, pointer: place, operator: 'in', wanted: left.type, is: right });
      }
    });
  }
}

function wantedType(kind: string): ValueType | null {
  switch (kind) {
    case 'boolean':
    case 'number':
    case 'date':
    case 'list':
      return kind;
    case 'string':
      return 'text';
    default:
      return null;
  }
}

function listRead(rule: Rule | undefined): string | null {
  if (rule === null || rule === undefined || typeof rule !== 'object' || isList(rule)) return null;
  const path = rule['var'];
  return typeof path === 'string' ? path : null;
}
