import type { AmountRows } from './block.ts';

/** Amounts in whole cents; null: there is none. */
export interface AmountComparison {
  readonly before: number | null;
  readonly now: number | null;
  /** New amount minus previous amount; null while one column is unknown. */
  readonly difference: number | null;
}

export interface ColumnComparison {
  readonly column: string;
  readonly rows: readonly (AmountComparison & { readonly row: string })[];
  readonly total: AmountComparison;
}

/**
 * Compares each column with its previous amounts. Rows are sorted by their keys, whatever the order of the amounts. Once there are new
 * amounts, columns without amounts are left out.
 */
export function compareColumns(
  columns: readonly string[],
  before: AmountRows,
  now: AmountRows | null,
): readonly ColumnComparison[] {
  const rows = [...new Set([...(now ?? []), ...before].map(({ row }) => row))].toSorted();
  return columns.flatMap((column) => {
    const known = { before: hasColumn(before, column), now: now !== null && hasColumn(now, column) };
    if (now !== null && !known.now) return [];
    const compared = rows.map((row) => {
      const sides = {
        before: sumColumnCents(before, row, column),
        now: now && sumColumnCents(now, row, column),
      };
      return { row, ...sides, difference: calculateDifference(sides, known) };
    });
    const ofColumn = compared.filter((line) => line.before !== null || line.now !== null || now === null);
    const totals = {
      before: known.before ? sumCents(ofColumn.map((line) => line.before)) : null,
      now: known.now ? sumCents(ofColumn.map((line) => line.now)) : null,
    };
    return [{ column, rows: ofColumn, total: { ...totals, difference: calculateDifference(totals, known) } }];
  });
}

function hasColumn(rows: AmountRows, column: string): boolean {
  return rows.some(({ amounts }) => amounts.some((one) => one.column === column));
}

/** Adds up rows of the same name. */
function sumColumnCents(rows: AmountRows, name: string, column: string): number | null {
  const found = rows
    .filter(({ row }) => row === name)
    .flatMap(({ amounts }) => amounts.filter((one) => one.column === column));
  return found.length === 0 ? null : sumCents(found.map(({ amount }) => Math.round(amount * 100)));
}

/** An amount that exists on one side only counts as a difference as a whole. */
function calculateDifference(
  sides: Pick<AmountComparison, 'before' | 'now'>,
  known: { readonly before: boolean; readonly now: boolean },
): number | null {
  return known.before && known.now ? (sides.now ?? 0) - (sides.before ?? 0) : null;
}

function sumCents(cents: readonly (number | null)[]): number {
  return cents.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
