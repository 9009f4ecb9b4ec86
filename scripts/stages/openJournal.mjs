import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashFiles } from '../environment/hashFiles.mjs';
import { root } from '../root.mjs';

/** The journal is stored beside the reports of the stages, which belong to the same run. */
const file = join(root, 'test-results/stages.json');

/** Variables that choose the samples of a stage. */
const samples = ['SEED', 'EDITS', 'EDITS_SEED', 'EDITS_MINUTES'];

/**
 * Opens a journal of the rows of passed stages, so that a run of the same kind continues the last one. Rows count only for the same files,
 * Node and samples. A `fresh` journal starts empty.
 */
export function openJournal({ kind, fresh }) {
  const run = [kind, hashTree(), process.version, ...samples.map((name) => process.env[name] ?? '')].join(
    ' ',
  );
  const stored = fresh || !existsSync(file) ? null : JSON.parse(readFileSync(file, 'utf8'));
  const rows = stored?.run === run ? stored.rows : {};
  return {
    /** Returns the row of a stage that passed; null when it has to run. */
    find: (name) => rows[name] ?? null,
    note(row) {
      rows[row.name] = row;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ run, rows }));
    },
  };
}

/** Hashes all files except those that git ignores, which are made from the others. */
function hashTree() {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const ignored = ['.git', ...lines.map((line) => line.replace(/\/$/, ''))];
  return hashFiles(
    readdirSync(root).toSorted(),
    (path) => ignored.includes(path) || ignored.includes(basename(path)),
  );
}
