import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Copies the files that git lists, changed and new ones included, to a folder below `.cache`, with the packages and builds of the repository.
 * `breaking` makes breaks in the copy, awaits a function and takes the breaks back. The copy goes when the program ends.
 */
export function createCopy() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  removeLeftCopies();
  const folder = mkdtempSync(join(root, `.cache/sabotage-${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const path of stdout.split('\0').filter((one) => one !== '' && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return {
    folder,
    async breaking(saboteurs, act) {
      const undo = saboteurs.map((one) => breakFile(folder, one));
      try {
        return await act();
      } finally {
        for (const restore of undo) restore();
      }
    },
  };
}

/** Removes the copies of programs that were killed. */
function removeLeftCopies() {
  for (const name of readdirSync(join(root, '.cache'))) {
    const [, pid] = name.match(/^sabotage-(\d+)-/) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(root, '.cache', name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function breakFile(folder, { file, old, new: replacement }) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    before.replace(old, () => replacement),
  );
  return () => writeFileSync(path, before);
}
