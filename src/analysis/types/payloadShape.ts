import { parseValue, type ValueExpression, type Wizard, type WizardNode } from '../../engine/index.ts';
import type { Repository } from '../../definitions/index.ts';
import { fieldType, unionOf } from './fieldType.ts';
import { shownWhen } from './shownWhen.ts';

/**
 * What a value of a payload looks like. Conditions are references (`ownDamage`): `needs` are sets under any of which the value is surely
 * there, `implies` hold whenever it is there.
 */
export interface Shape {
  /** A TypeScript type. */
  readonly type: string;
  readonly needs: readonly ReadonlySet<string>[];
  readonly implies: ReadonlySet<string>;
}

const always: readonly ReadonlySet<string>[] = [new Set()];
const nothing: ReadonlySet<string> = new Set();

/** Facts are taken to be there: whether a server leaves one out is not written in the definitions. */
export function payloadShape(
  expression: ValueExpression,
  wizard: Wizard,
  { shared }: Pick<Repository, 'shared'>,
  row: string | null = null,
): Shape {
  const of = (part: unknown) => payloadShape(part as ValueExpression, wizard, { shared }, row);
  const parsed = parseValue(expression);
  if (parsed.kind === 'path') return pathShape(parsed.path);
  if (parsed.kind === 'object')
    return objectShape(Object.entries(parsed.members).map(([name, member]) => [name, of(member)] as const));
  const { operator, operands } = parsed;
  switch (operator) {
    case 'const':
      return operands[0] === null
        ? { type: 'never', needs: [], implies: nothing }
        : { type: JSON.stringify(operands[0]), needs: always, implies: nothing };
    case 'is':
      return { type: 'boolean', needs: always, implies: nothing };
    case 'firstOf':
      return either(operands.map(of));
    case 'join':
      return { ...either(operands.map(of)), type: 'string' };
    case 'trim':
    case 'upper':
    case 'noSpaces':
    case 'addDays':
      return { ...of(operands[0]), type: 'string' };
    case 'map': {
      const table = wizard.tables[String(operands[0])];
      const values =
        table && 'map' in table ? Object.values(table.map).map((value) => JSON.stringify(value)) : [];
      return {
        type: unionOf([...values, ...(table && 'map' in table && table.else ? ['string'] : [])]),
        needs: [],
        implies: of(operands[1]).implies,
      };
    }
    case 'if':
      return { ...either([of(operands[1]), of(operands[2])]), needs: [] };
    case 'orElse': {
      const value = of(operands[0]);
      const other = operands[1] ?? null;
      const type =
        Array.isArray(other) && other.length === 0
          ? value.type
          : unionOf([value.type, JSON.stringify(other)]);
      return { type, needs: always, implies: nothing };
    }
    case 'each': {
      const list = String(operands[0]);
      const inRow = payloadShape(operands[1] as ValueExpression, wizard, { shared }, list);
      return { ...pathShape(list), type: `${inRow.type}[]` };
    }
    case 'file':
    case 'derive':
      return { type: 'unknown', needs: [], implies: nothing };
  }

  function pathShape(path: string): Shape {
    if (path === 'row.number') return { type: 'number', needs: always, implies: nothing };
    const inRow = row !== null && path.startsWith('row.');
    const node = nodeAt(wizard, inRow ? `${row}.${path.slice(4)}` : path);
    if (!node) return { type: factType(path), needs: always, implies: nothing };
    const list = inRow ? nodeAt(wizard, row) : null;
    const outside = list ? shownWhen(wizard, list) : [];
    const implies = new Set(shownWhen(wizard, node).filter((ref) => !outside.includes(ref)));
    return { type: typeOfNode(node), needs: isSure(node) ? [implies] : [], implies };
  }

  function factType(name: string): string {
    const fact = shared.facts.facts[name];
    if (fact?.enum) return unionOf(fact.enum.map((value) => JSON.stringify(value)));
    return fact?.type === 'boolean' || fact?.type === 'number' ? fact.type : 'string';
  }
}

/** Shown means answered before anything is sent, unless it is optional; a checkbox always says something. */
function isSure(node: WizardNode): boolean {
  if (node.kind === 'block') return false;
  return node.optional === null || (node.kind === 'field' && node.twoValued);
}

function typeOfNode(node: WizardNode): string {
  return node.kind === 'field' ? fieldType(node) : 'unknown';
}

function nodeAt(wizard: Wizard, path: string): WizardNode | null {
  const own = wizard.nodes[wizard.indexOf.get(path) ?? -1];
  if (own) return own;
  const parts = wizard.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : []));
  return parts.find((part) => part.path === path) ?? null;
}

function either(shapes: readonly Shape[]): Shape {
  return {
    type: unionOf(shapes.map(({ type }) => type)),
    needs: shapes.flatMap(({ needs }) => needs),
    implies: impliedByAll(shapes),
  };
}

/** A member is required when each of the others can only be there where it is surely there, too. */
function objectShape(members: readonly (readonly [string, Shape])[]): Shape {
  const lines = members.map(([name, shape]) => {
    const others = members.filter(([other]) => other !== name);
    const sure = others.every(([, other]) => isCovered(other.implies, shape.needs));
    return `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}${sure ? '' : '?'}: ${shape.type};`;
  });
  const shapes = members.map(([, shape]) => shape);
  return {
    type: `{\n${lines.join('\n')}\n}`,
    needs: shapes.flatMap(({ needs }) => needs),
    implies: impliedByAll(shapes),
  };
}

function isCovered(holds: ReadonlySet<string>, needs: Shape['needs']): boolean {
  return needs.some((need) => [...need].every((ref) => holds.has(ref)));
}

function impliedByAll(shapes: readonly Shape[]): ReadonlySet<string> {
  const [first, ...rest] = shapes.filter(({ type }) => type !== 'never');
  return new Set([...(first?.implies ?? [])].filter((ref) => rest.every(({ implies }) => implies.has(ref))));
}
