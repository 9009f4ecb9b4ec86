import {
  argumentAt,
  isList,
  membersOfObject,
  parseOperation,
  type CompiledValue,
  type Expression,
  type Wizard,
} from '../../../engine/index.ts';
import { findSentValue } from './listProofSlices.ts';
import type { ProofSlice } from './ProofSlice.ts';

/** Lists the values of a slice: start values, limits, options and fixed values of its fields, and what it sends. */
export function listSliceValues(
  { nodes, start, rowStart, reactions, calls }: Wizard,
  { reads, payloads }: Pick<ProofSlice, 'reads' | 'payloads'>,
): readonly Expression[] {
  const fields = nodes
    .filter(({ path }) => reads.has(path))
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  const values: readonly (CompiledValue | null)[] = [
    ...start.flatMap(({ path, value }) => (reads.has(path) ? [value] : [])),
    ...rowStart.map(({ value }) => value),
    ...reactions.flatMap(({ set }) =>
      Object.entries(set).flatMap(([path, value]) => (reads.has(path) ? [value] : [])),
    ),
    ...fields.flatMap((node) =>
      node.kind === 'field' ? [node.min, node.max, ...node.locks.map(({ to }) => to)] : [],
    ),
    ...calls.flatMap(({ path }) => Object.values(path)),
  ];
  const lists = fields.flatMap((node) =>
    node.kind === 'field' && node.options && 'from' in node.options ? [{ var: node.options.from }] : [],
  );
  return [...values.flatMap((value) => value?.expression ?? []), ...lists, ...payloads.map(findSentValue)];
}

/** Splits a value into the conditions that it asks, and all else that it reads. */
export function splitValue(value: Expression): {
  readonly conditions: readonly Expression[];
  readonly others: readonly Expression[];
} {
  const operation = parseOperation(value);
  if (isList(value)) return splitValues(value);
  if (operation?.operator.result === 'boolean') return { conditions: [value], others: [] };
  if (operation?.operator.args.some(({ at, perRow }) => at === 'condition' && !perRow)) {
    const isCondition = (_: Expression, index: number) => argumentAt(operation, index).at === 'condition';
    const { conditions, others } = splitValues(
      operation.operands.filter((operand, index) => !isCondition(operand, index)),
    );
    return { conditions: [...operation.operands.filter(isCondition), ...conditions], others };
  }
  const members = membersOfObject(value);
  return members ? splitValues(Object.values(members)) : { conditions: [], others: [value] };
}

function splitValues(values: readonly Expression[]): ReturnType<typeof splitValue> {
  const parts = values.map(splitValue);
  return {
    conditions: parts.flatMap(({ conditions }) => conditions),
    others: parts.flatMap(({ others }) => others),
  };
}
