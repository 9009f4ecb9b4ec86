import type { FormSource } from '../definition/FormSource.ts';
import { entriesOf, whenApplies } from '../definition/tableRows.ts';
import type { CompiledTable } from '../definition/CompiledOptions.ts';
import type { Place } from './Place.ts';
import type { References } from './references.ts';
import { pointerTo } from './report.ts';
import type { TablesRead } from './tablesRead.ts';

/** The tables a form reads. Only those it reads as lists need to know when their rows apply. */
export function compileTables(
  source: FormSource,
  { tables, listed }: TablesRead,
  refs: References,
): ReadonlyMap<string, CompiledTable> {
  return new Map(
    Object.entries(tables).map(([name, definition]): readonly [string, CompiledTable] => {
      const rules = () =>
        definition.rows.map((row, position) => {
          const when = whenApplies(definition, row);
          return when === null ? null : refs.rule(when, placeOfRow(source, name, position));
        });
      return [
        name,
        { definition, entries: entriesOf(definition), when: listed.has(name) ? rules() : null, watch: null },
      ];
    }),
  );
}

/** Rows read facts and shared values only, so they may be read everywhere. */
export function placeOfRow({ shared }: FormSource, table: string, position: number): Place {
  return {
    file: shared.tableFiles[table] ?? 'rules/_shared/tables.json',
    pointer: pointerTo(table, 'rows', position),
    below: Infinity,
    row: null,
  };
}
