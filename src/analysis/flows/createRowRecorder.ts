import type { Facts, NodeState, Walk, Wizard } from '../../engine/index.ts';
import { createEngineDriver } from './driver/createEngineDriver.ts';
import type { FlowCase } from './listFlowCases.ts';
import { runCase, type FlowFailure } from './runCase.ts';

/** Tables that were read, with the positions of the rows that were found, offered or applied. */
export type UsedTableRows = ReadonlyMap<string, ReadonlySet<number>>;

interface WatchedRun {
  readonly failures: readonly FlowFailure[];
  readonly rows: UsedTableRows;
}

/** Creates a function that runs flows of a form and returns the rows of tables that each of them reads. */
export function createRowRecorder(wizard: Wizard): (flow: FlowCase, facts: Facts) => Promise<WatchedRun> {
  let rows = new Map<string, Set<number>>();
  const note = (table: string, positions: readonly number[]) => {
    const known = rows.get(table) ?? new Set();
    rows.set(table, known);
    for (const position of positions) known.add(position);
  };
  const tables = [...wizard.tables].map(([name, table]) => {
    const watch = (positions: readonly number[]) => note(name, positions);
    return [name, { ...table, watch }] as const;
  });
  const watched: Wizard = { ...wizard, tables: new Map(tables) };
  const watcher = {
    stands: (walk: Walk) => walk.nodes.forEach((node) => noteOffers(node, note)),
    leaves: () => undefined,
    finishes: () => undefined,
    sends: () => undefined,
  };
  return async (flow, facts) => {
    rows = new Map();
    const failures = await runCase(flow, createEngineDriver(watched, facts, watcher), watched);
    return { failures, rows };
  };
}

/** Options of a field that shows are rows of its table. */
function noteOffers(node: NodeState, note: (table: string, positions: readonly number[]) => void): void {
  if (node.kind === 'list')
    return node.rows.forEach(({ parts }) => parts.forEach((part) => noteOffers(part, note)));
  if (node.kind !== 'field' || !node.shown) return;
  const { options } = node.field;
  if (options === null || !('rows' in options)) return;
  const offered = new Set(node.options?.map(({ value }) => value));
  for (const { value, of } of options.rows)
    if (of !== null) note(of.table, offered.has(value) ? [of.position] : []);
}
