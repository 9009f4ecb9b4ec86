import {
  parseOperation,
  findReadPath,
  pathsIn,
  type Expression,
  type FactsDefinition,
  type Wizard,
} from '../../engine/index.ts';
import { findReadField, isFinite } from '../prove/values/finitePaths.ts';
import { findPlacedNode } from '../prove/rules/findPlacedNode.ts';
import { listStartFacts, type PromiseSlice } from './slicePromise.ts';
import { say } from '../messages/messages.ts';

/**
 * Explains why a proof by classes of answers is not exact; null when the classes are exact. Classes are exact for choices, for yes and no,
 * and for one number, date or text compared with known values. A sum of two answers, or two compared dates, have more classes than the
 * proof tries.
 */
export function explainInexactRead(
  wizard: Wizard,
  slice: PromiseSlice,
  facts: FactsDefinition,
): string | null {
  for (const path of slice.asks.control) {
    const why = explainInexactSource(wizard, path, slice, facts);
    if (why !== null) return why;
  }
  for (const atom of slice.atoms) {
    if (!isExact(atom, wizard, facts))
      return say('undecided.atom', { paths: pathsIn(atom).join(', '), rule: JSON.stringify(atom) });
  }
  return null;
}

function explainInexactSource(
  wizard: Wizard,
  path: string,
  slice: PromiseSlice,
  { facts }: FactsDefinition,
): string | null {
  if (path === 'today' || path.startsWith('check.') || /^(settings|brand)\./.test(path)) return null;
  const placed = findPlacedNode(wizard, path);
  if (placed?.node.kind === 'field') {
    const { locks, options } = placed.node;
    if (
      locks.some(({ to }) => !to) &&
      listStartFacts(wizard, path).length > 0 &&
      !isOnlyCompared(path, slice)
    )
      return say('undecided.kept', { path });
    return options && 'from' in options ? say('undecided.offered', { path }) : null;
  }
  if (placed) return null;
  return Object.hasOwn(facts, path) ? null : say('undecided.replied', { path });
}

/** Returns true for a path that rules only compare with its value on entry. */
function isOnlyCompared(path: string, { atoms }: PromiseSlice): boolean {
  return atoms.every(
    (atom) => !pathsIn(atom).includes(path) || parseOperation(atom)?.operator.asksWhether === 'changed',
  );
}

function isExact(atom: Expression, wizard: Wizard, facts: FactsDefinition): boolean {
  const open = pathsIn(atom).filter((path) => !isFinite(path, wizard, facts));
  if (open.length === 0) return true;
  const operation = parseOperation(atom);
  if (open.length > 1 || !operation) return false;
  const { operator, operands } = operation;
  if (operator.asksWhether !== undefined) return true;
  if (operator.compares === undefined) return false;
  const [path = ''] = open;
  const sides = operands.filter((one) => parseOperation(one) && pathsIn(one).includes(path));
  const [side] = sides;
  if (sides.length !== 1) return false;
  if (findReadPath(side) !== null)
    return operator.compares !== 'order' || hasOrderedValues(path, wizard, facts);
  const inner = parseOperation(side);
  if (inner?.operator.measures === 'length') return isPlainText(wizard, path);
  return inner?.operator.distance !== undefined;
}

function hasOrderedValues(path: string, wizard: Wizard, { facts }: FactsDefinition): boolean {
  const field = findReadField(wizard, path);
  if (field) return field.type === 'integer' || field.schema.format === 'date';
  const type = Object.hasOwn(facts, path) ? facts[path]?.type : undefined;
  return type === 'date';
}

function isPlainText(wizard: Wizard, path: string): boolean {
  const field = findReadField(wizard, path);
  return field?.type === 'string' && field.schema.pattern === undefined && field.schema.format === undefined;
}
