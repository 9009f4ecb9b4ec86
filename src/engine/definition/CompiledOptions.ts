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
  /** The row of a table it stands in; its columns in words fill the text `options.*`. */
  readonly of: {
    readonly table: string;
    readonly position: number;
    readonly columns: Readonly<Record<string, string>>;
  } | null;
  readonly when: CompiledRule | null;
  readonly disabled: {
    readonly when: CompiledRule;
    readonly says: string;
    /** It reads fields below, so it is judged when those are known, and changes no value. */
    readonly readsBelow: boolean;
  } | null;
}

export interface CompiledTable {
  readonly definition: TableDefinition;
  readonly entries: readonly TableEntry[];
  /** When each written row applies, null: always; null where the form never reads which rows do. */
  readonly when: readonly (CompiledRule | null)[] | null;
  /** Told which written rows are found or apply, each time the table is read; null where nobody asks. */
  readonly watch: ((positions: readonly number[]) => void) | null;
}
