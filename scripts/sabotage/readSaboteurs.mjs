import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const folder = 'test/sabotage';

/**
 * Reads the breaks of all areas: `{ fact, says, file, old, new, proof, table, problem }`. `problem` says why a break can no longer be made:
 * its text does not stand in its file exactly once, or its test does not name the fact. It is null for the others.
 */
export function readSaboteurs() {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      JSON.parse(readFileSync(join(root, folder, name), 'utf8')).map((one) => ({
        ...one,
        table: `${folder}/${name}`,
        problem: findProblem(one),
      })),
    );
}

function findProblem({ fact, file, old, new: replacement, proof }) {
  const missing = [file, proof].find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) return `${missing} does not exist.`;
  const times = readFileSync(join(root, file), 'utf8').split(old).length - 1;
  if (times !== 1) return `"old" stands ${times} times in ${file}; it has to stand there once.`;
  if (old === replacement) return '"new" equals "old".';
  if (!readFileSync(join(root, proof), 'utf8').includes(fact)) return `${proof} does not name ${fact}.`;
  return null;
}

/** Draws breaks by lot. The same seed draws the same ones, whatever was added to other areas. */
export function takeSaboteurs(saboteurs, count, seed) {
  const rank = ({ fact, says }) => createHash('sha256').update(`${seed} ${fact} ${says}`).digest('hex');
  return saboteurs.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, count);
}

/** Lists the paths of files that differ from the last commit, those that git does not know included. */
export function listChangedFiles() {
  const list = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
    return stdout.split('\0').filter((path) => path !== '');
  };
  return new Set([
    ...list('diff', '--name-only', '-z', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}
