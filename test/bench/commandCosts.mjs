import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The commands that an analyst types most, for one form and for all. */
const commands = [
  ['lint'],
  ['lint', '--form', 'contact-mail'],
  ['flows', '--form', 'contact-mail'],
  ['flows', '--form', 'claim-report'],
  ['doc', 'contact-mail'],
  ['doc', 'claim-report'],
  ['diff', 'HEAD', 'contact-mail'],
  ['--help'],
];

/**
 * Measures commands from their start to their end, without npm's own start: the fastest of some rounds, in which the folders (copies of the
 * repository) and an empty Node take turns, because a busy machine is slow for all of them alike.
 */
export function commandCosts(folders, rounds = 3) {
  const empty = [];
  const rows = commands.map((words) => ({
    words: words.join(' '),
    milliseconds: folders.map(() => Infinity),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { words, milliseconds } of rows) {
      empty.push(measure(['-e', '0'], folders[0]));
      for (const [index, folder] of folders.entries()) {
        const taken = measure([join(folder, 'scripts/forms.mjs'), ...words.split(' ')], folder);
        milliseconds[index] = Math.min(milliseconds[index], taken);
      }
    }
  }
  return { empty: Math.min(...empty), rows };
}

function measure(args, cwd) {
  const from = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - from;
}
