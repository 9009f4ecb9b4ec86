import {
  getConstant,
  isList,
  membersOfObject,
  parseOperation,
  findListRead,
  findReadPath,
  findSchema,
  type Expression,
  type FactDefinition,
  type FactsDefinition,
  type KeepSchema,
  type Operation,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import type { Repository } from '../../definitions/index.ts';
import { formatFieldType, formatUnionType } from './formatFieldType.ts';
import { listShowRules } from './listShowRules.ts';

/**
 * The shape of a payload value. Conditions are references (`ownDamage`): `needs` are sets under any of which the value is certainly there,
 * `implies` hold whenever it is there.
 */
export interface Shape {
  /** A TypeScript type. */
  readonly type: string;
  readonly needs: readonly ReadonlySet<string>[];
  readonly implies: ReadonlySet<string>;
}

const always: readonly ReadonlySet<string>[] = [new Set()];
const nothing: ReadonlySet<string> = new Set();

/** The surroundings of an expression. */
interface ShapeContext {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition['facts'];
  /** The list that `row.*` reads. */
  readonly row: string | null;
}

/** Infers the shape of a payload. Facts count as present, because the definitions do not say whether a server leaves one out. */
export function inferPayloadShape(
  expression: Expression,
  wizard: Wizard,
  { shared }: Pick<Repository, 'shared'>,
): Shape {
  return inferShape(expression, { wizard, facts: shared.facts.facts, row: null });
}

function inferShape(expression: Expression, around: ShapeContext): Shape {
  const operation = parseOperation(expression);
  if (!operation) return inferLiteralShape(expression);
  const members = membersOfObject(expression);
  if (members)
    return inferObjectShape(
      Object.entries(members).map(([name, member]) => [name, inferShape(member, around)] as const),
    );
  const path = findReadPath(expression);
  return path === null ? inferOperationShape(operation, around) : inferPathShape(path, around);
}

function inferOperationShape({ operator, operands }: Operation, around: ShapeContext): Shape {
  const { args, result } = operator;
  const [first = null, second = null] = operands;
  if (args[1]?.perRow && args[1].at === 'value' && result === 'list') {
    const list = findListRead(first, around.row) ?? '';
    const { type } = inferShape(second, { ...around, row: list });
    return { ...inferPathShape(list, around), type: `${type}[]` };
  }
  if (args[0]?.at === 'table') return inferCellShape(operands, inferShape(second, around), around.wizard);
  if (typeof result === 'function') return { type: 'number', needs: [], implies: nothing };
  if (typeof result === 'object')
    return args[0]?.at === 'condition'
      ? inferChoiceShape(operands, around)
      : inferFallbackShape(operands, around);
  switch (result) {
    case 'boolean':
      return { type: 'boolean', needs: always, implies: nothing };
    case 'number':
    case 'money':
      return { type: 'number', needs: [], implies: nothing };
    case 'text':
    case 'date':
      return { ...mergeShapes(inferShapes(operands, around)), type: 'string' };
    case 'list':
      return mergeShapes(inferShapes(operands, around));
    case 'derived':
      return inferDerivedShape(
        typeof first === 'string' ? first : '',
        inferShape(second, around),
        around.wizard,
      );
    default:
      return { type: 'unknown', needs: [], implies: nothing };
  }
}

/** Infers the shape of a choice, which is certainly there when each of its values is. */
function inferChoiceShape(operands: readonly Expression[], around: ShapeContext): Shape {
  const shapes = inferShapes(operands.filter(isPositionOfValue), around);
  const isSure = operands.length % 2 === 1 && shapes.every(({ needs }) => needs === always);
  return { ...mergeShapes(shapes), needs: isSure ? always : [] };
}

/** Returns true at the positions of values: condition, value, condition, value, else. */
function isPositionOfValue(_: Expression, place: number, operands: readonly Expression[]): boolean {
  return place % 2 === 1 || place === operands.length - 1;
}

function inferShapes(operands: readonly Expression[], around: ShapeContext): readonly Shape[] {
  return operands.map((operand) => inferShape(operand, around));
}

/** Infers the shape of a fallback. A literal at the end is always there. */
function inferFallbackShape(operands: readonly Expression[], around: ShapeContext): Shape {
  const last = operands.at(-1) ?? null;
  if (parseOperation(last) && getConstant(last) === undefined)
    return mergeShapes(inferShapes(operands, around));
  const types = inferShapes(operands.slice(0, -1), around).map(({ type }) => type);
  const type = last === null ? 'null' : inferLiteralShape(last).type;
  return { type: formatUnionType([...types, type]), needs: always, implies: nothing };
}

/** Infers the shape of a looked-up cell: that of all values of the column; the row may be missing. */
function inferCellShape([name, , column]: readonly Expression[], key: Shape, { tables }: Wizard): Shape {
  const { entries = [] } = tables.get(typeof name === 'string' ? name : '') ?? {};
  const values = entries.flatMap(({ cells }) => cells[typeof column === 'string' ? column : ''] ?? []);
  return {
    type: formatUnionType(values.map((value) => JSON.stringify(value))),
    needs: [],
    implies: key.implies,
  };
}

/** Infers the shape of a derived value, which may be null although its operand is not. */
function inferDerivedShape(name: string, { implies }: Shape, { derivations }: Wizard): Shape {
  return { type: typeOfSchema(derivations[name]?.to ?? {}), needs: [], implies };
}

function typeOfSchema({ type, enum: values }: KeepSchema): string {
  if (values !== undefined) return formatUnionType(values.map((value) => JSON.stringify(value)));
  return type === 'integer' ? 'number' : (type ?? 'unknown');
}

function inferPathShape(path: string, { wizard, facts, row }: ShapeContext): Shape {
  if (path === 'row.number') return { type: 'number', needs: always, implies: nothing };
  const inRow = row !== null && path.startsWith('row.');
  const fullPath = inRow ? `${row}.${path.slice(4)}` : path;
  const resultSchema = findSchema(wizard.results, fullPath, 'rows');
  if (resultSchema !== null) return { type: typeOfSchema(resultSchema), needs: [], implies: nothing };
  const node = findNodeAt(wizard, fullPath);
  const fact = inRow ? facts[row]?.rows?.[path.slice(4)] : facts[path];
  if (!node) return { type: formatFactType(fact), needs: always, implies: nothing };
  const list = inRow ? findNodeAt(wizard, row) : null;
  const listConditions = list ? listShowRules(wizard, list) : [];
  const implies = new Set(listShowRules(wizard, node).filter((ref) => !listConditions.includes(ref)));
  return { type: typeOfNode(node), needs: isSure(node) ? [implies] : [], implies };
}

function formatFactType(fact: FactDefinition | undefined): string {
  if (fact?.enum) return formatUnionType(fact.enum.map((value) => JSON.stringify(value)));
  return fact?.type === 'boolean' || fact?.type === 'number' ? fact.type : 'string';
}

/** Infers the shape of a literal. An empty list adds nothing to the type of the list; null alone is never sent. */
function inferLiteralShape(expression: Expression): Shape {
  if (expression === null) return { type: 'never', needs: [], implies: nothing };
  const type = isList(expression) ? 'never' : JSON.stringify(getConstant(expression) ?? expression);
  return { type, needs: always, implies: nothing };
}

/**
 * Returns true when a shown node certainly has a value in the request: unless it is optional, it is answered before; a checkbox always has
 * a value.
 */
function isSure(node: WizardNode): boolean {
  if (node.kind === 'block') return false;
  return node.optional === null || (node.kind === 'field' && node.twoValued);
}

function typeOfNode(node: WizardNode): string {
  return node.kind === 'field' ? formatFieldType(node) : 'unknown';
}

function findNodeAt(wizard: Wizard, path: string): WizardNode | null {
  const own = wizard.nodes[wizard.indexOf.get(path) ?? -1];
  if (own) return own;
  const parts = wizard.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : []));
  return parts.find((part) => part.path === path) ?? null;
}

function mergeShapes(shapes: readonly Shape[]): Shape {
  return {
    type: formatUnionType(shapes.map(({ type }) => type)),
    needs: shapes.flatMap(({ needs }) => needs),
    implies: listImpliedByAll(shapes),
  };
}

/** Infers the shape of an object of values. A member is required when it is certainly there whenever another member is. */
function inferObjectShape(members: readonly (readonly [string, Shape])[]): Shape {
  const lines = members.map(([name, shape]) => {
    const others = members.filter(([other]) => other !== name);
    const sure = others.every(([, other]) => meetsNeeds(other.implies, shape.needs));
    return `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}${sure ? '' : '?'}: ${shape.type};`;
  });
  const shapes = members.map(([, shape]) => shape);
  return {
    type: `{\n${lines.join('\n')}\n}`,
    needs: shapes.flatMap(({ needs }) => needs),
    implies: listImpliedByAll(shapes),
  };
}

function meetsNeeds(holds: ReadonlySet<string>, needs: Shape['needs']): boolean {
  return needs.some((need) => [...need].every((ref) => holds.has(ref)));
}

function listImpliedByAll(shapes: readonly Shape[]): ReadonlySet<string> {
  const [first, ...rest] = shapes.filter(({ type }) => type !== 'never');
  return new Set([...(first?.implies ?? [])].filter((ref) => rest.every(({ implies }) => implies.has(ref))));
}
