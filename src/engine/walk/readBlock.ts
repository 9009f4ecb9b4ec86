import { evaluateValue } from '../expressions/evaluateExpression.ts';
import type { Scope } from '../expressions/operators/Scope.ts';
import { createRowScope, noFormats } from './createRowScope.ts';
import { getRowValue } from './evaluateList.ts';
import { findKeyIndex, parseFieldKey } from './fieldKey.ts';
import { formatValues } from './readWalk.ts';
import { walkScope } from './scopes.ts';
import type { BlockState, ListState, Walk } from './Walk.ts';

type Values = Readonly<Record<string, unknown>>;

/** Evaluates the values of a block and of the parameters of its texts, by name. A block in a list reads its own row. @public */
export function evaluateBlock(walk: Walk, state: BlockState): Values {
  const scope = createBlockScope(walk, state);
  return Object.fromEntries(
    Object.entries(state.block.values).map(([name, { expression }]) => [
      name,
      evaluateValue(expression, scope),
    ]),
  );
}

/** Returns the values of a block in words, as `formatValues` does. @public */
export function formatBlock(walk: Walk, state: BlockState): Values {
  const list = findListOf(walk, state);
  return formatValues(walk.wizard, state.block.values, evaluateBlock(walk, state), list?.list.path);
}

function createBlockScope(walk: Walk, state: BlockState): Scope {
  const scope = walkScope(walk);
  const list = findListOf(walk, state);
  const { row: id } = parseFieldKey(state.key);
  const position = list?.rows.findIndex((row) => row.id === id) ?? -1;
  const row = list?.rows[position];
  if (list === null || row === undefined) return scope;
  const surroundings = { scope, formats: noFormats };
  return createRowScope(surroundings, list.list.path, getRowValue(list.list, row), position + 1);
}

/** Returns null for a block outside of lists. */
function findListOf({ wizard, nodes }: Walk, { key }: BlockState): ListState | null {
  const node = nodes[findKeyIndex(wizard, key) ?? -1];
  return node?.kind === 'list' ? node : null;
}
