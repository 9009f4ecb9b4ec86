import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The table of requirements. Its column `proof` is generated, the others come from the specification. */
export const requirementsFile = join(root, 'docs/requirements.csv');

/** Reads the rows as records by the names of the first line. */
export function readRequirements() {
  const [head, ...rows] = readFileSync(requirementsFile, 'utf8').trimEnd().split('\n').map(splitRow);
  return rows.map((row) => Object.fromEntries(head.map((name, position) => [name, row[position] ?? ''])));
}

/** Writes rows with all values in quotes. */
export function formatRequirements(rows) {
  const columns = ['id', 'area', 'kind', 'requirement', 'source', 'proof'];
  const line = (values) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');
  return `${[line(columns), ...rows.map((row) => line(columns.map((name) => row[name] ?? '')))].join('\n')}\n`;
}

function splitRow(line) {
  return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value]) => value.replaceAll('""', '"'));
}
