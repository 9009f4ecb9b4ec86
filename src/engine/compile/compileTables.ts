import type { FormSource } from '../definition/FormSource.ts';
import { listTableEntries, buildRowCondition } from '../definition/tableRows.ts';
import type { CompiledTable } from '../definition/CompiledOptions.ts';
import type { RuleLocation } from './names/RuleLocation.ts';
import type { References } from './names/createReferences.ts';
import { pointerTo } from './report.ts';
import type { TablesInUse } from './findTablesInUse.ts';

/** Compiles the tables that a form reads. The conditions of rows are compiled only for tables that the form reads as lists. */
export function compileTables(
  source: FormSource,
  { tables, listed }: TablesInUse,
  refs: References,
): ReadonlyMap<string, CompiledTable> {
  return new Map(
    Object.entries(tables).map(([name, definition]): readonly [string, CompiledTable] => {
      const rules = () =>
        definition.rows.map((row, position) => {
          const when = buildRowCondition(definition, row);
          return when === null ? null : refs.rule(when, locateTableRow(source, name, position));
        });
      return [
        name,
        {
          definition,
          entries: listTableEntries(definition),
          when: listed.has(name) ? rules() : null,
          watch: null,
        },
      ];
    }),
  );
}

/** Locates a row of a table. Rows read facts and shared values only, so every rule may read them. */
export function locateTableRow({ shared }: FormSource, table: string, position: number): RuleLocation {
  return {
    file: shared.tableFiles[table] ?? 'rules/_shared/tables.json',
    pointer: pointerTo(table, 'rows', position),
    below: Infinity,
    row: null,
  };
}
