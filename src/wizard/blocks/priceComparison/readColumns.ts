/** Returns the columns of a `priceComparison` in their order. */
export function readColumns({ columns }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(columns) ? columns.map(String) : [];
}
