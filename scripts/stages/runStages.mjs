/**
 * Runs stages and prints each when it ends. `waves` run one after the other. The stages of a wave share two processors: when one ends, the
 * next of the list starts, so the longest stand first. After a failure no other stage starts, unless `goesOn`. A stage is `{ name, run }`.
 * `run` resolves with `{ output, passed, failed }`: the text to print and the numbers of tests, each of which may be missing. It rejects
 * with an Error, which may have the same properties, when the stage fails. Resolves with a row for each stage in order: `{ name, result,
 * seconds, passed, failed, reason }`. A `journal` returns the rows of stages that need not run again, and stores those that passed.
 */
export async function runStages(waves, { goesOn = false, journal = null } = {}) {
  const rows = [];
  const order = waves.flat().map(({ name }) => name);
  for (const stages of waves) {
    const waiting = [...stages];
    const takeTurns = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const ends = !goesOn && listFailures(rows).length > 0;
        rows.push(ends ? { name: next.name, result: 'not run' } : await takeTurn(next, journal));
      }
    };
    await Promise.all([takeTurns(), takeTurns()]);
  }
  return rows.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** Lists `name: reason` of each stage that failed. */
export function listFailures(rows) {
  return rows.filter(({ result }) => result === 'FAILED').map(({ name, reason }) => `${name}: ${reason}`);
}

async function takeTurn(stage, journal) {
  const known = journal?.find(stage.name) ?? null;
  if (known !== null) return { ...known, result: 'passed before' };
  const row = await runStage(stage);
  if (row.result === 'ok') journal?.note(row);
  return row;
}

async function runStage({ name, run }) {
  const start = performance.now();
  const { result, output, passed, failed, reason } = await run().then(
    (report) => ({ result: 'ok', ...report }),
    (error) => ({ result: 'FAILED', reason: error?.message ?? String(error), ...error }),
  );
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${output ?? ''}${result.padEnd(6)} ${name} (${seconds.toFixed(1)} s)\n`);
  return { name, result, seconds, passed, failed, reason };
}
