import {
  argumentAt,
  isList,
  parseOperation,
  findReadPath,
  withOperands,
  writeValue,
  type Expression,
  type Operation,
  type Wizard,
} from '../../engine/index.ts';
import { operatorWords } from '../../engine/operatorWords.ts';
import { say } from '../messages/messages.ts';

/** The names of everything in the expressions of a form. */
export interface Names {
  readonly label: (path: string) => string;
  /** Formats a literal; `path` is compared with it. */
  readonly literal: (value: string | number, path: string | null) => string;
  /** Returns the meaning of a true yes-no value; null when its label is enough. */
  readonly fact: (path: string) => string | null;
}

/** Paths and literals as they are written. */
export const writtenNames: Names = {
  label: (path) => say('words.quoted', { name: path }),
  literal: (value) => JSON.stringify(value),
  fact: () => null,
};

/** Describes an expanded expression as a German phrase, made of the sentences of its operators and of the conditions it names. */
export function describeExpression(
  expression: Expression,
  conditions: Wizard['conditions'],
  names: Names,
): string {
  return describePart(expression, false, null);

  /** `beside`: the path a literal is compared with. */
  function describePart(part: Expression, negated: boolean, beside: string | null): string {
    if (part === null) return say('words.empty');
    if (typeof part === 'boolean') return say(part !== negated ? 'words.yes' : 'words.no');
    if (typeof part !== 'object') return names.literal(part, beside);
    if (isList(part))
      return part.length === 0
        ? say('words.empty-list')
        : part.map((item) => describePart(item, false, beside)).join(', ');
    const operation = parseOperation(part);
    if (!operation) return JSON.stringify(part);
    return sayNamed(operation, negated) ?? fillTemplate(operation, negated);
  }

  /** Describes a named condition, or a fact with a sentence of its own. */
  function sayNamed({ operator, operands }: Operation, negated: boolean): string | null {
    const [first = null, second] = operands;
    const path = operator.compares === 'equality' && second === true ? findReadPath(first) : null;
    const fact = path === null ? null : names.fact(path);
    if (fact !== null) return negatePhrase(fact, negated);
    if (operator.names !== 'condition' || typeof first !== 'string') return null;
    const condition = conditions.get(first);
    if (!condition || condition.says !== null) return negatePhrase(condition?.says ?? first, negated);
    return describePart(condition.rule, negated, null);
  }

  function fillTemplate(whole: Operation, negated: boolean): string {
    const operation = nestChoices(whole);
    const { name, operands } = operation;
    const { is, isNot } = operatorWords(name);
    if (negated && isNot === null) return negatePhrase(fillTemplate(operation, false), true);
    const beside = findReadPath(operands[0]);
    const operandInWords = (index: number, turned: boolean) => sayOperand(operation, index, turned, beside);
    return ((negated ? isNot : null) ?? is).replaceAll(
      /\{(!?)(\*|\d)([^}]*)\}/g,
      (_, not: string, which: string, between: string) => {
        if (which === '*')
          return operands.map((__, index) => operandInWords(index, not === '!')).join(between);
        const list = operands[Number(which)];
        if (between !== '' && isList(list))
          return list.map((item) => describePart(item, false, beside)).join(between);
        return operandInWords(Number(which), not === '!');
      },
    );
  }

  function sayOperand(operation: Operation, index: number, negated: boolean, beside: string | null): string {
    const operand = operation.operands[index] ?? null;
    const amount = describeLiteral(operation, operand);
    if (amount !== null) return amount;
    const { at } = argumentAt(operation, index);
    if (at === 'members') return sayMembers(operand, (member) => describePart(member, false, null));
    if (typeof operand === 'string' && at === 'place') return names.label(operand);
    if (typeof operand === 'string' && (at === 'table' || at === 'name'))
      return say('words.quoted', { name: operand });
    const words = describePart(operand, negated, beside);
    return isMixed(operation, parseOperation(operand)) ? `(${words})` : words;
  }
}

/** Puts the further cases of a choice into its last value, because the words of a choice have one case. */
function nestChoices(operation: Operation): Operation {
  const { operator, operands } = operation;
  const [when = null, value = null, ...others] = operands;
  return operator.count?.odd && others.length > 1
    ? { ...operation, operands: [when, value, withOperands(operation, others)] }
    : operation;
}

/** Formats a literal with a format of its own for readers. */
function describeLiteral({ operator: { literal } }: Operation, operand: Expression): string | null {
  const value = literal && typeof operand === 'string' ? literal.value(operand) : null;
  return literal === undefined || value === null ? null : writeValue(literal.format, value);
}

function sayMembers(members: Expression, inWords: (member: Expression) => string): string {
  return Object.entries(members ?? {})
    .map(([name, member]: readonly [string, Expression]) => `${name}: ${inWords(member)}`)
    .join('; ');
}

function negatePhrase(words: string, negated: boolean): string {
  return negated ? say('words.not', { says: words }) : words;
}

/** Returns true where „und“ stands within „oder“ or the other way round. */
function isMixed(outer: Operation, inner: Operation | null): boolean {
  return isJoin(inner) && isJoin(outer) && inner?.name !== outer.name;
}

function isJoin(operation: Operation | null): boolean {
  return (operation?.operator.joins ?? null) !== null;
}
