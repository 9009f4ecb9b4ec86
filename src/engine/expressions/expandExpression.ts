import type { Expression } from '../definition/Expression.ts';
import { expandShortForm, getShortFormOperands } from './expandShortForm.ts';
import { findListRead } from './findListRead.ts';
import { isList } from './isList.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { looksLikeOperation } from './looksLikeOperation.ts';
import { mistake } from '../messages/messages.ts';
import type { Mistake } from '../messages/createMessages.ts';
import {
  argumentIn,
  getArgumentCount,
  isPath,
  parseOperationIn,
  parseOperation,
  toArgument,
  withOperands,
  type Operation,
} from './parseOperation.ts';
import type {
  ExpandedExpression,
  MistakeCode,
  ExpressionPart,
  ExpressionLocation,
} from './ExpressionPart.ts';
import { operators } from './operators/operators.ts';
import type { Argument, ExpressionPosition, Notation, OperandRole } from './operators/Operator.ts';
import { getOperatorTools } from './operators/tools/getOperatorTools.ts';

const maximumDepth = 16;
const maximumNodes = 200;

type ExpansionPosition = ExpressionLocation & { readonly argument: Argument; readonly depth: number };

/** The subjects that may stand in the place of a condition, with their notation. */
type Subjects = Readonly<Record<string, Notation & { readonly example: { readonly write: Expression } }>>;

/** The state of one expansion, with the subjects that may stand in the place of conditions. */
interface ExpansionState {
  readonly parts: ExpressionPart[];
  readonly subjects: Subjects;
  nodes: number;
}

/**
 * Expands what an analyst wrote to plain JSON-Logic, idempotently. Mistakes are parts of the result. `subjects` may be conditions.
 * @public
 * @example expandExpression('!type.leased', 'condition').expression
 */
export function expandExpression(
  written: Expression,
  at: ExpressionPosition,
  subjects: Subjects = {},
): ExpandedExpression {
  const reading: ExpansionState = { parts: [], subjects, nodes: 0 };
  const whole = { argument: toArgument(at), pointer: '', rowOf: null, depth: 1 };
  const expression = expandPart(written, whole, reading);
  if (at === 'condition' && reading.nodes > maximumNodes)
    noteMistake(whole, mistake('rule-size', { count: reading.nodes, most: maximumNodes }), reading);
  return { expression, parts: reading.parts };
}

function noteMistake(
  { pointer, rowOf }: ExpressionLocation,
  says: Mistake<MistakeCode>,
  { parts }: ExpansionState,
): null {
  parts.push({ kind: 'mistake', pointer, rowOf, says });
  return null;
}

function expandPart(part: Expression, here: ExpansionPosition, reading: ExpansionState): Expression {
  reading.nodes += 1;
  const { at } = here.argument;
  if (here.depth > maximumDepth)
    return noteMistake(here, mistake('rule-depth', { most: maximumDepth }), reading);
  if (at === 'members') return expandMembers(part, here, reading);
  if (typeof part === 'string') return expandText(part, here, reading);
  if (at === 'place' || at === 'table' || at === 'column' || at === 'name')
    return noteMistake(here, mistake(`literal-argument.${at}`), reading);
  if (part === null || typeof part !== 'object') {
    if (at === 'list') return noteMistake(here, mistake('literal-argument.list'), reading);
    reading.parts.push({ kind: 'literal', value: part, at, pointer: here.pointer, rowOf: here.rowOf });
    return part;
  }
  return isList(part) ? expandList(part, here, reading) : expandObject(part, here, reading);
}

function expandList(
  items: readonly Expression[],
  here: ExpansionPosition,
  reading: ExpansionState,
): Expression {
  const { at } = here.argument;
  if (at === 'condition') return noteMistake(here, mistake('operator-keys.list'), reading);
  const argument: Argument = at === 'list' ? { at: 'value' } : here.argument;
  const inside = { ...here, argument, depth: here.depth + 1 };
  return items.map((item, index) =>
    expandPart(item, { ...inside, pointer: `${here.pointer}/${index}` }, reading),
  );
}

function expandObject(
  part: { readonly [key: string]: Expression },
  here: ExpansionPosition,
  reading: ExpansionState,
): Expression {
  const {
    pointer,
    rowOf,
    argument: { at, object: mayBeObject },
  } = here;
  const operation = parseOperation(part);
  if (operation) {
    reading.parts.push({ kind: 'operation', operation, at, pointer, rowOf });
    return expandOperation(operation, here, reading);
  }
  const subject = at === 'condition' ? parseOperationIn(reading.subjects, part) : null;
  if (subject) {
    reading.parts.push({ kind: 'subject', operation: subject, pointer, rowOf });
    return expandOperation(subject, here, reading);
  }
  return mayBeObject && !looksLikeOperation(part)
    ? expandShortForm('members', expandMembers(part, here, reading))
    : noteMissingOperator(part, here, reading);
}

function noteMissingOperator(
  part: { readonly [key: string]: Expression },
  here: ExpansionPosition,
  reading: ExpansionState,
): null {
  const [key, ...more] = Object.keys(part);
  if (key === undefined) return noteMistake(here, mistake('operator-keys.none'), reading);
  if (more.length > 0) {
    const says = mistake('operator-keys.several', { operators: [key, ...more].join(', ') });
    return noteMistake(here, says, reading);
  }
  const known = [...Object.keys(operators), ...Object.keys(reading.subjects)];
  return noteMistake(
    { ...here, pointer: `${here.pointer}/${escapePointer(key)}` },
    { ...mistake('unknown-operator', { name: key }), ...didYouMean(key, known) },
    reading,
  );
}

function expandText(text: string, here: ExpansionPosition, reading: ExpansionState): Expression {
  const { parts } = reading;
  const { at } = here.argument;
  const place = { pointer: here.pointer, rowOf: here.rowOf };
  switch (at) {
    case 'literal':
      parts.push({ kind: 'literal', value: text, at, ...place });
      return text;
    case 'list':
    case 'place':
      parts.push({ kind: 'path', name: text, at, ...place });
      return at === 'list' ? expandShortForm('path', text) : text;
    case 'table':
      parts.push({ kind: 'table', name: text, ...place });
      return text;
    case 'column':
    case 'name':
      return text;
    default:
  }
  const negated = text.startsWith('!');
  const name = negated ? text.slice(1) : text;
  if (negated && at !== 'condition')
    return noteMistake(here, mistake('malformed-value.negation', { name }), reading);
  parts.push({ kind: isPath(name) ? 'path' : 'condition', name, at, ...place });
  const reference = isPath(name)
    ? toCondition(expandShortForm('path', name), at)
    : expandShortForm('condition', name);
  return negated ? expandShortForm('negation', reference) : reference;
}

function expandMembers(part: Expression, here: ExpansionPosition, reading: ExpansionState): Expression {
  if (part === null || typeof part !== 'object' || isList(part))
    return noteMistake(here, mistake('malformed-value.members'), reading);
  const argument: Argument = { at: 'value', object: true };
  return Object.fromEntries(
    Object.entries(part).map(([name, member]) => {
      const pointer = `${here.pointer}/${escapePointer(name)}`;
      return [name, expandPart(member, { ...here, argument, pointer, depth: here.depth + 1 }, reading)];
    }),
  );
}

function expandOperation(
  operation: Operation<Notation>,
  here: ExpansionPosition,
  reading: ExpansionState,
): Expression {
  const { name, operands, asList } = operation;
  const { rowOf } = here;
  const pointer = `${here.pointer}/${escapePointer(name)}`;
  checkCount(operation, { pointer, rowOf }, reading);
  const expanded = operands.map((operand, index) => {
    const argument = argumentIn(operation, index, here.argument);
    const place = {
      pointer: asList ? `${pointer}/${index}` : pointer,
      rowOf: argument.perRow ? findListRead(operands[0], rowOf) : rowOf,
    };
    if (argument.at === 'name') return expandName(operation, operand, place, reading);
    return expandPart(operand, { argument, ...place, depth: here.depth + 1 }, reading);
  });
  const whole = withOperands(operation, expanded);
  return getShortFormOperands('path', whole) ? toCondition(whole, here.argument.at) : whole;
}

/** Turns a path in the place of a condition into a comparison with true. */
function toCondition(path: Expression, at: OperandRole): Expression {
  return at === 'condition' ? expandShortForm('equality', path, true) : path;
}

function checkCount(
  { name, operator, operands }: Operation<Notation>,
  at: ExpressionLocation,
  reading: ExpansionState,
): void {
  const { least, most } = getArgumentCount(operator);
  const given = operands.length;
  const isOdd = operator.count?.odd === true;
  if (given >= least && given <= most && !(isOdd && given % 2 === 0)) return;
  const kind = isOdd ? 'odd' : least < most ? 'between' : least === 1 ? 'one' : 'exactly';
  const subject = Object.hasOwn(reading.subjects, name) ? reading.subjects[name] : undefined;
  const example = JSON.stringify((subject ?? getOperatorTools(name)).example.write);
  noteMistake(at, mistake(`argument-count.${kind}`, { name, least, most, given, example }), reading);
}

function expandName(
  { name, operator: { names } }: Operation<Notation>,
  operand: Expression,
  place: ExpressionLocation,
  reading: ExpansionState,
): Expression {
  if (typeof operand !== 'string')
    return noteMistake(place, mistake('literal-argument.rule', { name }), reading);
  if (names === 'condition') reading.parts.push({ kind: names, name: operand, at: 'name', ...place });
  else if (names !== null) reading.parts.push({ kind: names, name: operand, ...place });
  return operand;
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
