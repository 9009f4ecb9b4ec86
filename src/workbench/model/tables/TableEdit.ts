import type { TableRow } from '../../../engine/index.ts';

/** Changes the rows of a table that forms share. */
export interface TableEdit {
  readonly kind: 'table';
  /** The form in which it is looked at. */
  readonly form: string;
  readonly table: string;
  /** The rows as the page read them. */
  readonly was: readonly TableRow[];
  readonly to: readonly TableRow[];
}

/** The files that hold tables. */
export const tableFiles = ['rules/_shared/tables.json', 'rules/_shared/editing.json'] as const;
