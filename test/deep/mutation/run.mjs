import { fork } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutantsOf.mjs';

/**
 * Changes the core of the engine in small ways and asks whether a test notices.
 *
 *   node test/deep/mutation/run.mjs --sample 150 [--seed 1] [--only walk/scopes]
 *   node test/deep/mutation/run.mjs --all
 *
 * Prints survivors and the score per file; ends with 1 below the goal. Changes that change nothing stand in `equivalent.json`, each
 * with its reason: `{ file, original, why }`, narrowed by `within` (the line, trimmed) and `replacement` where that is needed.
 */
const goal = 95;
const folders = ['rules', 'walk', 'change', 'validate', 'submit', 'outcome', 'snapshot'];
/** Milliseconds until a process that says nothing is given up: while it starts, and on one mutant. */
const patience = { start: 180_000, mutant: 60_000 };

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});
const equivalents = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));
const mutants = folders.flatMap(sourcesIn).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const unused = equivalents.filter((known) => !mutants.some((mutant) => isSame(known, mutant)));
for (const known of unused) process.stdout.write(`no longer there: ${JSON.stringify(known)}\n`);

const possible = mutants.filter(
  (mutant) => mutant.file.includes(options.only) && !equivalents.some((known) => isSame(known, mutant)),
);
const chosen = options.all ? possible : sampled(possible, Number(options.sample), Number(options.seed));
process.stdout.write(`${chosen.length} of ${possible.length} mutants\n`);
const score = report(await tryAll(chosen));
process.exitCode = score >= goal && unused.length === 0 ? 0 : 1;

function sourcesIn(folder) {
  return readdirSync(`src/engine/${folder}`).map((name) => `src/engine/${folder}/${name}`);
}

function isSame(known, mutant) {
  return (
    mutant.file === `src/engine/${known.file}` &&
    (known.within === undefined || mutant.within === known.within) &&
    mutant.original === known.original &&
    (known.replacement === undefined || mutant.replacement === known.replacement)
  );
}

/** The same choice for the same seed (mulberry32). */
function sampled(list, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const ranked = list
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank);
  return list.filter((item) => ranked.slice(0, count).some((ranked) => ranked.item === item));
}

/** One fate per mutant: `killed`, `survived`, or `timeout`, which counts as noticed. */
async function tryAll(all) {
  const fates = [];
  while (fates.length < all.length) {
    await tryInOneProcess(all.slice(fates.length), (mutant, fate) => {
      fates.push({ mutant, fate });
      if (fate === 'survived') process.stdout.write(`survived  ${describe(mutant)}\n`);
    });
  }
  return fates;
}

/** Ends after the last mutant, or after one that hung. */
function tryInOneProcess(batch, tell) {
  const host = fork(fileURLToPath(new URL('host.mjs', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let done = 0;
  return new Promise((resolve, reject) => {
    const giveUp = (milliseconds, action) =>
      setTimeout(() => {
        action();
        host.kill('SIGKILL');
      }, milliseconds);
    const hung = () => tell(batch[done], 'timeout');
    let timer = giveUp(patience.start, () => reject(new Error('The tests do not start.')));
    host.on('message', ({ ready, survived }) => {
      clearTimeout(timer);
      if (ready === false) reject(new Error('The tests fail without any mutant.'));
      if (ready === undefined) tell(batch[done++], survived ? 'survived' : 'killed');
      if (ready === false) host.kill();
      else if (done < batch.length) timer = giveUp(patience.mutant, hung);
    });
    host.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    host.send({
      mutants: batch,
      tests: ['test/engine/'],
      setup: fileURLToPath(new URL('setup.mjs', import.meta.url)),
    });
  });
}

/** Prints the score per file and returns the whole score in percent. */
function report(fates) {
  for (const file of new Set(fates.map(({ mutant }) => mutant.file))) {
    const own = fates.filter(({ mutant }) => mutant.file === file);
    process.stdout.write(
      `${percent(own).toFixed(0).padStart(4)} %  ${String(own.length).padStart(4)}  ${file}\n`,
    );
  }
  const whole = percent(fates);
  process.stdout.write(`${whole.toFixed(1)} % of ${fates.length} mutants noticed, goal ${goal} %\n`);
  return whole;
}

function percent(fates) {
  return (100 * fates.filter(({ fate }) => fate !== 'survived').length) / Math.max(1, fates.length);
}

function describe({ file, line, original, replacement, operator }) {
  return `${file}:${line} ${operator}: ${oneLine(original)}  ->  ${oneLine(replacement)}`;
}

function oneLine(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
