import {
  type FactDefinition,
  operators,
  type Rule,
  type SharedSource,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';

export type ValueType = 'boolean' | 'number' | 'text' | 'date' | 'time' | 'list' | 'unknown';

/** What is known about a value before anybody answers. */
export interface Known {
  readonly type: ValueType;
  /** All values it can have; null when they are not listed anywhere. */
  readonly values: readonly (string | number)[] | null;
}

const unknown: Known = { type: 'unknown', values: null };

/** Type of a path: field, list, fact, `check.*`, or `row.*` of a list. */
export type TypeOfPath = (path: string, rowOf: string | null) => Known;

export function typesOfPaths(
  wizard: Wizard | null,
  { facts: { facts }, settings }: Pick<SharedSource, 'facts' | 'settings'>,
): TypeOfPath {
  const nodes = new Map((wizard?.nodes ?? []).map((node) => [node.path, node]));
  const lists = [...nodes.values()].flatMap((node) => (node.kind === 'list' ? [node] : []));
  return (path, rowOf) => {
    if (path === 'row.number') return { type: 'number', values: null };
    if (path.startsWith('row.')) {
      const owners = lists.filter((list) => rowOf === null || list.path === rowOf);
      const parts = owners.flatMap((list) =>
        list.parts.filter((part) => part.path === `${list.path}.${path.slice(4)}`),
      );
      const fact = rowOf === null ? undefined : facts[rowOf]?.rows?.[path.slice(4)];
      if (fact) return ofFact(fact);
      return parts.length === 1 && parts[0] ? ofNode(parts[0]) : unknown;
    }
    const node = nodes.get(path);
    if (node) return ofNode(node);
    const fact = Object.hasOwn(facts, path) ? facts[path] : undefined;
    if (fact) return ofFact(fact);
    if (path.startsWith('settings.')) return ofSetting(settings[path.slice('settings.'.length)]?.value);
    if (path.startsWith('check.')) {
      return { type: 'text', values: ['idle', 'pending', 'valid', 'invalid', 'excluded', 'unreachable'] };
    }
    return unknown;
  };
}

function ofSetting(value: unknown): Known {
  switch (typeof value) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
      return { type: 'number', values: null };
    case 'string':
      return { type: /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'text', values: null };
    default:
      return Array.isArray(value) ? { type: 'list', values: null } : unknown;
  }
}

function ofNode(node: WizardNode): Known {
  if (node.kind === 'list') return { type: 'list', values: null };
  if (node.kind === 'block') return unknown;
  const offered = node.options && 'rows' in node.options ? node.options.rows.map(({ value }) => value) : null;
  const values = node.schema.enum ?? offered;
  switch (node.type) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
    case 'integer':
      return { type: 'number', values };
    case 'string':
      return { type: textType(node.schema.format), values };
  }
}

function textType(format: string | undefined): ValueType {
  return format === 'date' || format === 'time' ? format : 'text';
}

function ofFact(fact: FactDefinition): Known {
  return { type: fact.type === 'string' ? 'text' : fact.type, values: fact.enum ?? null };
}

/** Type of a rule or of any part of one. */
export function typeOfRule(rule: Rule | undefined, rowOf: string | null, typeOfPath: TypeOfPath): Known {
  switch (typeof rule) {
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'number':
      return { type: 'number', values: [rule] };
    case 'string':
      return { type: typeOfText(rule), values: [rule] };
    default:
  }
  if (rule === null || rule === undefined) return unknown;
  if (isList(rule)) return { type: 'list', values: null };
  const [operator, operand] = Object.entries(rule)[0] ?? ['', null];
  const operands = isList(operand) ? operand : [operand];
  const [first] = operands;
  if ((operator === 'var' || operator === 'old') && typeof first === 'string')
    return typeOfPath(first, rowOf);
  if (operator === 'if') return typeOfRule(operands[1], rowOf, typeOfPath);
  if (operator === 'min' || operator === 'max')
    return { ...typeOfRule(first, rowOf, typeOfPath), values: null };
  if (!Object.hasOwn(operators, operator)) return unknown;
  const gives = operators[operator as keyof typeof operators].gives;
  return { type: gives === 'value' ? 'unknown' : gives, values: null };
}

function typeOfText(text: string): ValueType {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'date';
  return /^\d{2}:\d{2}$/.test(text) ? 'time' : 'text';
}

export function isList(rule: Rule): rule is readonly Rule[] {
  return Array.isArray(rule);
}

/** A literal that looks like a date or a time may still be meant as a text. */
export function sameType(left: Known, right: Known): boolean {
  if (left.type === 'unknown' || right.type === 'unknown' || left.type === right.type) return true;
  const literal = [left, right].find(
    ({ type, values }) => values?.length === 1 && (type === 'date' || type === 'time'),
  );
  return literal !== undefined && [left.type, right.type].includes('text');
}
