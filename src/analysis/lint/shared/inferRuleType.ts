import { looksLikeDay } from '../../../calendar/index.ts';
import {
  argumentAt,
  type Derivation,
  type Derivations,
  type FactDefinition,
  isFile,
  type KeepSchema,
  findListRead,
  findOperandPath,
  findEnclosingRows,
  getRowSchema,
  findSchema,
  isList,
  parseOperation,
  type Expression,
  type Operation,
  type SharedSource,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import { type KnownType, createNumberType, unknownType, type ValueType } from './KnownType.ts';
import { findColumnType } from './findColumnType.ts';

/** Types of the names in an expression. */
export interface Types {
  /** Returns the type of a field, list, fact, `check.*`, or `row.*` of a list. */
  readonly path: TypeOfPath;
  /** Returns the type of the result of a derivation. */
  readonly derived: (name: string) => KnownType;
  /** Returns the type that a derivation accepts. */
  readonly takenBy: (name: string) => Derivation['from'] | null;
}

type TypeOfPath = (path: string, rowOf: string | null) => KnownType;

export function createTypes(
  wizard: Wizard | null,
  shared: Pick<SharedSource, 'facts' | 'settings' | 'tables'>,
  derivations: Derivations,
): Types {
  const derivation = (name: string) => (Object.hasOwn(derivations, name) ? derivations[name] : undefined);
  return {
    path: createPathTypes(wizard, shared),
    derived: (name) => findResultType(derivation(name)?.to ?? null),
    takenBy: (name) => derivation(name)?.from ?? null,
  };
}

function createPathTypes(
  wizard: Wizard | null,
  { facts: { facts }, settings, tables }: Pick<SharedSource, 'facts' | 'settings' | 'tables'>,
): TypeOfPath {
  const nodes = new Map((wizard?.nodes ?? []).map((node) => [node.path, node]));
  const lists = [...nodes.values()].flatMap((node) => (node.kind === 'list' ? [node] : []));
  return (path, rowOf) => {
    if (path === 'row.number') return { type: 'number', values: null, isWhole: true };
    const inTable = findColumnType(tables, path.startsWith('row.') ? `${rowOf}.${path.slice(4)}` : path);
    if (inTable !== null) return inTable;
    const results = wizard?.results ?? new Map<string, KeepSchema>();
    const inResult = findResultPath(results, path, rowOf);
    if (inResult !== null) return findResultType(findSchema(results, inResult, 'rows'));
    if (path.startsWith('row.')) {
      const owners = lists.filter((list) => rowOf === null || list.path === rowOf);
      const parts = owners.flatMap((list) =>
        list.parts.filter((part) => part.path === `${list.path}.${path.slice(4)}`),
      );
      const fact = rowOf === null ? undefined : facts[rowOf]?.rows?.[path.slice(4)];
      if (fact) return findFactType(fact);
      return parts.length === 1 && parts[0] ? findNodeType(parts[0]) : unknownType;
    }
    const node = nodes.get(path);
    if (node) return findNodeType(node);
    const file = nodes.get(path.slice(0, path.lastIndexOf('.')));
    if (file?.kind === 'field' && isFile(file))
      return { type: path.endsWith('.size') ? 'number' : 'text', values: null };
    const fact = Object.hasOwn(facts, path) ? facts[path] : undefined;
    if (fact) return findFactType(fact);
    if (path.startsWith('settings.')) return findSettingType(settings[path.slice('settings.'.length)]?.value);
    if (path.startsWith('check.')) {
      return { type: 'text', values: ['idle', 'pending', 'valid', 'invalid', 'excluded', 'unreachable'] };
    }
    return unknownType;
  };
}

/** Returns the path of a name that is a member of a result; null for everything else. */
function findResultPath(results: Wizard['results'], path: string, rowOf: string | null): string | null {
  if (path.startsWith('result.')) return findSchema(results, path, 'rows') === null ? null : path;
  if (rowOf === null || !rowOf.startsWith('result.')) return null;
  if (path.startsWith('row.')) return `${rowOf}.${path.slice('row.'.length)}`;
  if (!path.startsWith('parent.')) return null;
  const enclosingRows = findEnclosingRows(results, rowOf);
  return enclosingRows === null ? null : `${enclosingRows}.${path.slice('parent.'.length)}`;
}

/** Returns the type of a value from a server or a derivation. */
export function findResultType(schema: KeepSchema | null): KnownType {
  if (schema === null || schema.properties) return unknownType;
  if (getRowSchema(schema) !== null) return { type: 'list', values: null };
  const values = schema.enum ?? null;
  switch (schema.type) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
    case 'integer':
      return schema.format === 'euro' ? { type: 'money', values } : createNumberType(schema.type, values);
    default:
      return { type: inferTextType(schema.format), values };
  }
}

function findSettingType(value: unknown): KnownType {
  switch (typeof value) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
      return { type: 'number', values: null };
    case 'string':
      return { type: looksLikeDay(value) ? 'date' : 'text', values: null };
    default:
      return Array.isArray(value) ? { type: 'list', values: null } : unknownType;
  }
}

function findNodeType(node: WizardNode): KnownType {
  if (node.kind === 'list') return { type: 'list', values: null };
  if (node.kind === 'block') return unknownType;
  const offered = node.options && 'rows' in node.options ? node.options.rows.map(({ value }) => value) : null;
  const values = node.schema.enum ?? offered;
  switch (node.type) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
    case 'integer':
      return createNumberType(node.type, values);
    case 'string':
      return { type: inferTextType(node.schema.format), values };
  }
}

function inferTextType(format: string | undefined): ValueType {
  return format === 'date' || format === 'time' ? format : 'text';
}

function findFactType(fact: FactDefinition): KnownType {
  const values = fact.enum ?? null;
  if (fact.format === 'euro') return { type: 'money', values };
  if (fact.type === 'number') return createNumberType(fact.type, values);
  return { type: fact.type === 'string' ? 'text' : fact.type, values };
}

/** Infers the type of a rule or of any part of one. */
export function inferRuleType(rule: Expression | undefined, rowOf: string | null, types: Types): KnownType {
  switch (typeof rule) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
      return createNumberType('number', [rule]);
    case 'string':
      return { type: typeOfText(rule), values: [rule] };
    default:
  }
  if (rule === null || rule === undefined) return unknownType;
  if (isList(rule)) return { type: 'list', values: null };
  const operation = parseOperation(rule);
  if (!operation) return unknownType;
  const {
    operator: { result, reads },
    operands,
  } = operation;
  if (typeof result === 'function') {
    const given = operands.map((_, index) => inferOperandType(operation, index, rowOf, types));
    return { ...(result(given) ?? unknownType), values: null };
  }
  if (typeof result === 'object') {
    const like = inferOperandType(operation, result.like, rowOf, types);
    return operands.length > 1 ? { ...like, values: null } : like;
  }
  switch (result) {
    case 'derived':
      return types.derived(typeof operands[0] === 'string' ? operands[0] : '');
    case 'path': {
      const path = reads?.(operands)[0] ?? findOperandPath(rule);
      return path === null ? unknownType : types.path(path, rowOf);
    }
    case 'number':
      return { type: 'number', values: null, isWhole: true };
    default:
      return { type: result, values: null };
  }
}

/** Infers the type of an operand, which may read the rows of a list. */
export function inferOperandType(
  operation: Operation,
  index: number,
  rowOf: string | null,
  types: Types,
): KnownType {
  const { operands } = operation;
  const row = argumentAt(operation, index).perRow ? findListRead(operands[0], rowOf) : rowOf;
  return inferRuleType(operands[index], row, types);
}

function typeOfText(text: string): ValueType {
  if (looksLikeDay(text)) return 'date';
  return /^\d{2}:\d{2}$/.test(text) ? 'time' : 'text';
}

/** Compares two types. A literal that looks like a date or a time may still be a text. Fractions belong to another check. */
export function isSameType(left: KnownType, right: KnownType): boolean {
  const isOpen = [left, right].some(({ type }) => ['unknown', 'fraction', 'moneyFraction'].includes(type));
  if (isOpen || left.type === right.type) return true;
  const literal = [left, right].find(
    ({ type, values }) => values?.length === 1 && (type === 'date' || type === 'time'),
  );
  return literal !== undefined && [left.type, right.type].includes('text');
}
