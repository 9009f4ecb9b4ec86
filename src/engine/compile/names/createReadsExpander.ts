import { buildRowCondition } from '../../definition/tableRows.ts';
import type { TableDefinition } from '../../definition/files/TablesFile.ts';
import { expandExpression } from '../../expressions/expandExpression.ts';
import { collectReadsOfParts, type Reads } from '../../expressions/collectReads.ts';
import type { FileMembers } from '../mapFileMembers.ts';
import type { ValueExpander } from './createValueExpander.ts';

/** Replaces a member of a file by its field, and a table by the reads of its rows' conditions. */
export type ReadsExpander = (reads: Reads, conditionReads: (name: string) => Reads | null) => Reads;

export function createReadsExpander(
  members: FileMembers,
  tables: Readonly<Record<string, TableDefinition>>,
  write: ValueExpander,
): ReadsExpander {
  const memory = new Map<string, readonly string[]>();
  return expandReads;

  function expandReads(reads: Reads, conditionReads: (name: string) => Reads | null): Reads {
    const isPlain = !reads.reads.some((path) => members.has(path) || path.startsWith('table.'));
    if (isPlain) return reads;
    const all = reads.reads.flatMap((path) =>
      path.startsWith('table.')
        ? listTableReads(path.slice('table.'.length), conditionReads)
        : [members.get(path) ?? path],
    );
    return { ...reads, reads: [...new Set(all)].sort() };
  }

  /** Lists the reads of a table's rows. A table that reads itself stops here, because its own rows are already included. */
  function listTableReads(name: string, conditionReads: (name: string) => Reads | null): readonly string[] {
    const known = memory.get(name);
    const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (known || table === undefined) return known ?? [];
    memory.set(name, []);
    const found = table.rows.flatMap((row) => {
      const when = buildRowCondition(table, row);
      const { parts } = expandExpression(write(when, 'condition'), 'condition');
      return when === null
        ? []
        : expandReads(collectReadsOfParts(parts, conditionReads), conditionReads).reads;
    });
    memory.set(name, found);
    return found;
  }
}
