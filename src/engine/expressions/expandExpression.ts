import type { Expression } from '../definition/Expression.ts';
import { isList } from './isList.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import type { Mistake } from '../messages/messagesFrom.ts';
import {
  argumentAt,
  countOf,
  isPath,
  operationIn,
  pathOf,
  operationOf,
  withOperands,
  type Operation,
} from './operationOf.ts';
import type { Expanded, MistakeCode, Part, Place } from './Part.ts';
import { operators } from './operators/operators.ts';
import type { Argument, Notation, Position } from './operators/Operator.ts';

const maximumDepth = 16;
const maximumNodes = 200;

type Here = Place & { readonly argument: Argument; readonly depth: number };

/** Plain JSON-Logic of what an analyst wrote. Expanding it again changes nothing. `subjects` may stand in the place of conditions. */
export function expandExpression(
  written: Expression,
  at: Position,
  subjects: Readonly<Record<string, Notation>> = {},
): Expanded {
  const parts: Part[] = [];
  let nodes = 0;
  const argument: Argument = at === 'value' ? { at, object: true } : { at };
  const expression = expand(written, { argument, pointer: '', rowOf: null, depth: 1 });
  if (at === 'condition' && nodes > maximumNodes)
    wrong({ pointer: '', rowOf: null }, mistake('rule-size', { count: nodes, most: maximumNodes }));
  return { expression, parts };

  function wrong({ pointer, rowOf }: Place, says: Mistake<MistakeCode>): null {
    parts.push({ kind: 'mistake', pointer, rowOf, says });
    return null;
  }

  function expand(part: Expression, here: Here): Expression {
    nodes += 1;
    const {
      pointer,
      rowOf,
      argument: { at: position },
    } = here;
    if (here.depth > maximumDepth) return wrong(here, mistake('rule-depth', { most: maximumDepth }));
    if (position === 'members') return members(part, here);
    if (typeof part === 'string') return expandText(part, here);
    if (position === 'place' || position === 'table' || position === 'name')
      return wrong(here, mistake(`literal-argument.${position}`));
    if (part === null || typeof part !== 'object') {
      if (position === 'list') return wrong(here, mistake('literal-argument.list'));
      parts.push({ kind: 'literal', value: part, at: position, pointer, rowOf });
      return part;
    }
    if (isList(part)) {
      const inside: Argument = position === 'list' ? { at: 'value' } : here.argument;
      if (position === 'condition') return wrong(here, mistake('operator-keys.list'));
      return part.map((item, index) =>
        expand(item, { ...here, argument: inside, pointer: `${pointer}/${index}`, depth: here.depth + 1 }),
      );
    }
    const operation = operationOf(part);
    if (operation) {
      parts.push({ kind: 'operation', operation, at: position, pointer, rowOf });
      return expandOperation(operation, here);
    }
    const subject = position === 'condition' ? operationIn(subjects, part) : null;
    if (subject) {
      parts.push({ kind: 'subject', operation: subject, pointer, rowOf });
      return expandOperation(subject, here);
    }
    return here.argument.object ? { object: members(part, here) } : noOperator(part, here);
  }

  function noOperator(part: { readonly [key: string]: Expression }, here: Here): null {
    const [key, ...more] = Object.keys(part);
    if (key === undefined) return wrong(here, mistake('operator-keys.none'));
    if (more.length > 0)
      return wrong(here, mistake('operator-keys.several', { operators: [key, ...more].join(', ') }));
    const known = [...Object.keys(operators), ...Object.keys(subjects)];
    return wrong(
      { ...here, pointer: `${here.pointer}/${escaped(key)}` },
      { ...mistake('unknown-operator', { name: key }), ...didYouMean(key, known) },
    );
  }

  function expandText(text: string, here: Here): Expression {
    const {
      pointer,
      rowOf,
      argument: { at: position },
    } = here;
    const place = { pointer, rowOf };
    switch (position) {
      case 'literal':
        parts.push({ kind: 'literal', value: text, at: position, ...place });
        return text;
      case 'list':
      case 'place':
        parts.push({ kind: 'path', name: text, at: position, ...place });
        return position === 'list' ? { var: text } : text;
      case 'table':
        parts.push({ kind: 'table', name: text, ...place });
        return text;
      case 'name':
        return text;
      default:
    }
    const negated = text.startsWith('!');
    if (negated && position !== 'condition')
      return wrong(here, mistake('malformed-value.negation', { name: text.slice(1) }));
    const name = negated ? text.slice(1) : text;
    parts.push({ kind: isPath(name) ? 'path' : 'condition', name, at: position, ...place });
    const reference: Expression = isPath(name)
      ? position === 'condition'
        ? { '===': [{ var: name }, true] }
        : { var: name }
      : { is: name };
    return negated ? { '!': reference } : reference;
  }

  function members(part: Expression, here: Here): Expression {
    if (part === null || typeof part !== 'object' || isList(part))
      return wrong(here, mistake('malformed-value.members'));
    return Object.fromEntries(
      Object.entries(part).map(([name, member]) => [
        name,
        expand(member, {
          ...here,
          argument: { at: 'value', object: true },
          pointer: `${here.pointer}/${escaped(name)}`,
          depth: here.depth + 1,
        }),
      ]),
    );
  }

  function expandOperation(operation: Operation<Notation>, here: Here): Expression {
    const { name, operator, operands, asList } = operation;
    const {
      argument: { at: position },
      rowOf,
    } = here;
    const pointer = `${here.pointer}/${escaped(name)}`;
    const { least, most } = countOf(operator);
    if (
      operands.length < least ||
      operands.length > most ||
      (operator.count?.odd && operands.length % 2 === 0)
    ) {
      const kind = operator.count?.odd ? 'odd' : least < most ? 'between' : least === 1 ? 'one' : 'exactly';
      const counts = { name, least, most, given: operands.length, means: operator.means };
      wrong({ pointer, rowOf }, mistake(`argument-count.${kind}`, counts));
    }
    const expanded = operands.map((operand, index) => {
      const inner = argumentAt(operation, index);
      const place = asList ? `${pointer}/${index}` : pointer;
      const row = inner.perRow ? listRead(operands[0], rowOf) : rowOf;
      if (inner.at === 'name') return expandName(operation, operand, { pointer: place, rowOf: row });
      return expand(operand, { argument: inner, pointer: place, rowOf: row, depth: here.depth + 1 });
    });
    const whole = withOperands(operation, expanded);
    return name === 'var' && position === 'condition' ? { '===': [whole, true] } : whole;
  }

  function expandName(
    { name, operator: { names } }: Operation<Notation>,
    operand: Expression,
    place: Place,
  ): Expression {
    if (typeof operand !== 'string') return wrong(place, mistake('literal-argument.rule', { name }));
    if (names === 'condition') parts.push({ kind: names, name: operand, at: 'name', ...place });
    else if (names !== null) parts.push({ kind: names, name: operand, ...place });
    return operand;
  }
}

/** The path an operand reads, where it is nothing but one. */
export function pathIn(operand: Expression | undefined): string | null {
  if (typeof operand === 'string') return operand;
  return operationOf(operand)?.name === 'var' ? pathOf(operand) : null;
}

/** The list whose rows an operand gives; `rowOf` is the one around it. */
export function listRead(operand: Expression | undefined, rowOf: string | null): string | null {
  const path = pathOf(operand);
  return path !== null && path.startsWith('row.') && rowOf !== null
    ? `${rowOf}.${path.slice('row.'.length)}`
    : path;
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
