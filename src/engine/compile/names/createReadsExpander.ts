import { buildRowCondition } from '../../definition/tableRows.ts';
import type { TableDefinition } from '../../definition/files/TablesFile.ts';
import { expandExpression } from '../../expressions/expandExpression.ts';
import { collectReadsOfParts, type Reads } from '../../expressions/collectReads.ts';
import type { FileMembers } from '../nodes/mapFileMembers.ts';
import type { ValueExpander } from './createValueExpander.ts';

/** Reads in which a member of a file stands for its field, and a table for what decides which of its rows apply. */
export type ReadsExpander = (reads: Reads, conditionReads: (name: string) => Reads | null) => Reads;

export function createReadsExpander(
  members: FileMembers,
  tables: Readonly<Record<string, TableDefinition>>,
  write: ValueExpander,
): ReadsExpander {
  const memory = new Map<string, readonly string[]>();
  return sources;

  function sources(reads: Reads, conditionReads: (name: string) => Reads | null): Reads {
    const isPlain = !reads.reads.some((path) => members.has(path) || path.startsWith('table.'));
    if (isPlain) return reads;
    const all = reads.reads.flatMap((path) =>
      path.startsWith('table.')
        ? listTableReads(path.slice('table.'.length), conditionReads)
        : [members.get(path) ?? path],
    );
    return { ...reads, reads: [...new Set(all)].sort() };
  }

  /** A table that reads itself is left alone here: its rules read what does not stand above them. */
  function listTableReads(name: string, conditionReads: (name: string) => Reads | null): readonly string[] {
    const known = memory.get(name);
    const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (known || table === undefined) return known ?? [];
    memory.set(name, []);
    const found = table.rows.flatMap((row) => {
      const when = buildRowCondition(table, row);
      const { parts } = expandExpression(write(when, 'condition'), 'condition');
      return when === null ? [] : sources(collectReadsOfParts(parts, conditionReads), conditionReads).reads;
    });
    memory.set(name, found);
    return found;
  }
}
