/** Writes rows of `runStages` as a table: stage, result, seconds, and tests that passed and failed. */
export function formatStages(rows) {
  const cells = rows.map(({ name, result, seconds, passed, failed }) => [
    name,
    result,
    seconds?.toFixed(1) ?? '',
    String(passed ?? ''),
    String(failed ?? ''),
  ]);
  const table = [['stage', 'result', 'seconds', 'passed', 'failed'], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const isNumber = (column) => column >= 2;
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
