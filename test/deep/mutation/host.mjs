import { readFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';

/**
 * Tries mutants in one warm test process. Gets `{ mutants, tests, setup }` from its parent, says `ready` when the tests pass without
 * any, then one `{ survived }` per mutant in order. A mutant that never ends is the parent's to notice.
 */
let active = null;

const mutation = {
  name: 'mutation',
  enforce: 'pre',
  transform(_, id) {
    if (active === null || !id.endsWith(`/${active.file}`)) return null;
    const source = readFileSync(id, 'utf8');
    return source.slice(0, active.start) + active.replacement + source.slice(active.end);
  },
};

process.once('message', (task) => void tryMutants(task));

async function tryMutants({ mutants, tests, setup }) {
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      bail: 1,
      // A busy machine is no reason to fail: what hangs is the parent's to end.
      testTimeout: 60_000,
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      reporters: [{}],
      setupFiles: [setup],
    },
    { plugins: [mutation], logLevel: 'silent' },
  );
  const specifications = await vitest.globTestSpecifications(tests);
  const passes = async () => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  };
  process.send({ ready: await passes() });
  for (const mutant of mutants) {
    active = mutant;
    vitest.invalidateFile(`${process.cwd()}/${mutant.file}`);
    process.send({ survived: await passes() });
    vitest.invalidateFile(`${process.cwd()}/${mutant.file}`);
  }
  await vitest.close();
  process.disconnect();
}
