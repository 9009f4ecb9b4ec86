import type { Expression } from '../../../engine/index.ts';
import type { ConditionGroup, ConditionPart, ConditionRow } from './Condition.ts';
import { readCondition } from './readCondition.ts';

/** The rules about a name that a row reads. */
export interface KnownRules {
  /** The condition with which a question is shown; null: always. */
  readonly shown: (path: string) => Expression;
  /** The expression of a named condition; undefined for other names. */
  readonly named: (name: string) => Expression | undefined;
  /** All values of a choice or a truth; null for everything else. */
  readonly values: (id: string) => readonly unknown[] | null;
  readonly isQuestion: (id: string) => boolean;
  /** The place of a question in the form. */
  readonly placeOf: (id: string) => number;
}

/** More ways than these are not tried. */
const mostWays = 20_000;

/**
 * Tries all answers that make a difference to rows, until `visit` returns false. Returns false when there are too many of them, or none.
 */
export function tryAnswers(
  group: ConditionGroup,
  rules: KnownRules,
  visit: (answers: ReadonlyMap<string, unknown>, holds: boolean) => boolean,
): boolean {
  const choices = [...collectAtoms(group, rules)].map(([id, values]) => ({ id, values: [...values] }));
  const ways = choices.reduce((product, { values }) => product * values.length, 1);
  if (choices.length === 0 || ways > mostWays) return false;
  for (let way = 0; way < ways; way += 1) {
    const answers = new Map<string, unknown>();
    let rest = way;
    for (const { id, values } of choices) {
      answers.set(id, values[rest % values.length]);
      rest = Math.floor(rest / values.length);
    }
    if (!visit(answers, judge(group, { answers, rules }))) return true;
  }
  return true;
}

/** Collects the values that make a difference, by name; undefined is "not answered". */
function collectAtoms(group: ConditionGroup, rules: KnownRules): ReadonlyMap<string, ReadonlySet<unknown>> {
  const atoms = new Map<string, Set<unknown>>();
  collect(group);
  return atoms;

  function collect(part: ConditionPart): void {
    if (part.kind === 'group') part.parts.forEach(collect);
    else if (part.kind === 'other') note(nameOther(part.expression), [true, false]);
    else {
      const named = rules.named(part.subject);
      if (named === undefined) collectRow(part);
      else collect(readCondition(named));
    }
  }

  function collectRow({ subject, value }: ConditionRow): void {
    const isNew = !atoms.has(subject);
    const values = rules.values(subject);
    note(subject, values === null ? [...listNeighbours(value), otherText] : values);
    // A comparison of an answer that is not there is false.
    note(subject, [undefined]);
    if (isNew) collect(readCondition(rules.shown(subject)));
  }

  function note(id: string, values: readonly unknown[]): void {
    const known = atoms.get(id) ?? new Set();
    for (const value of values) known.add(value);
    atoms.set(id, known);
  }
}

/** The end of a text that nobody compares with. */
const otherText = '\u0000';

/** Tells whether people can give a value; false for those that only stand for all others. */
export function isRealValue(value: unknown): boolean {
  return typeof value !== 'string' || (value !== '' && !value.endsWith(otherText));
}

/** Lists the values of a row, and those just beside them. */
function listNeighbours(value: ConditionRow['value']): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value, value + 1];
  if (typeof value === 'string') return ['', value, value + otherText];
  return Array.isArray(value) ? value : [];
}

interface Way {
  readonly answers: ReadonlyMap<string, unknown>;
  readonly rules: KnownRules;
}

function judge(part: ConditionPart, way: Way): boolean {
  switch (part.kind) {
    case 'group': {
      const { parts, mode } = part;
      return mode === 'all' ? parts.every((one) => judge(one, way)) : parts.some((one) => judge(one, way));
    }
    case 'other':
      return way.answers.get(nameOther(part.expression)) === true;
    case 'row':
      return judgeRow(part, way);
  }
}

function judgeRow({ subject, operator, value }: ConditionRow, way: Way): boolean {
  const named = way.rules.named(subject);
  const now =
    named !== undefined
      ? judge(readCondition(named), way)
      : judge(readCondition(way.rules.shown(subject)), way)
        ? way.answers.get(subject)
        : undefined;
  switch (operator) {
    case 'holds':
      return now === true;
    case 'holdsNot':
      return now !== true;
    case 'no':
      return now === false;
    case 'is':
      return now === value;
    case 'isNot':
      return now !== undefined && now !== value;
    case 'oneOf':
      return Array.isArray(value) && value.includes(now);
    case 'answered':
      return now !== undefined;
    case 'unanswered':
      return now === undefined;
    case 'less':
    case 'atMost':
    case 'more':
    case 'atLeast':
      return compare(now, value, operator);
  }
}

function compare(now: unknown, value: unknown, operator: 'less' | 'atMost' | 'more' | 'atLeast'): boolean {
  const isPair =
    (typeof now === 'number' && typeof value === 'number') ||
    (typeof now === 'string' && typeof value === 'string');
  if (!isPair || now === otherText) return false;
  const order = now < value ? -1 : now > value ? 1 : 0;
  return { less: order < 0, atMost: order <= 0, more: order > 0, atLeast: order >= 0 }[operator];
}

function nameOther(expression: Expression): string {
  return JSON.stringify(expression);
}
