/** Formats a table; empty without rows. Cells may hold any text. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): readonly string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly (string | number | null)[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function escapeCell(value: string | number | null): string {
  return value === null ? '' : String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Formats a name as it is written in the files. */
export function code(name: string): string {
  return `\`${name}\``;
}
