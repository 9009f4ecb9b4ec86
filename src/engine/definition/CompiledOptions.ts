import type { CompiledRule } from './CompiledRule.ts';
import type { FormatName } from '../formats/formats.ts';
import type { TableEntry } from './tableRows.ts';
import type { TableDefinition } from './files/TablesFile.ts';

export type CompiledOptions =
  | { readonly rows: readonly CompiledOption[] }
  | {
      readonly from: string;
      readonly where: CompiledRule | null;
      readonly value: string;
      readonly group: string | null;
      readonly label: { readonly column: string; readonly format: FormatName | null };
    };

export interface CompiledOption {
  readonly value: string | number;
  /** The table row of the option. Its columns in words fill the text `options.*`. */
  readonly of: {
    readonly table: string;
    readonly position: number;
    readonly columns: Readonly<Record<string, string>>;
  } | null;
  readonly when: CompiledRule | null;
  readonly disabled: {
    readonly when: CompiledRule;
    readonly says: string;
    /** True when the condition reads fields below: such a condition is judged after those fields and changes no value. */
    readonly readsBelow: boolean;
  } | null;
}

export interface CompiledTable {
  readonly definition: TableDefinition;
  readonly entries: readonly TableEntry[];
  /** The condition of each written row, null for a row that always applies. Null where the form does not read which rows apply. */
  readonly when: readonly (CompiledRule | null)[] | null;
  /** Receives the written rows that are found or apply, each time the table is read. Null without a watcher. */
  readonly watch: ((positions: readonly number[]) => void) | null;
}
