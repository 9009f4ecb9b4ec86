/**
 * Runs stages and prints the name and the seconds of each. `waves` follow each other. The stages of a wave share two processors: as soon
 * as one is done the next of the list begins, so the longest stand first. Resolves with the reason of the first failure, or null; after a
 * failure nothing else begins.
 *
 * A stage is `{ name, run }`; `run` resolves with what is to be printed, and rejects when something is wrong.
 */
export async function runStages(waves) {
  for (const stages of waves) {
    const waiting = [...stages];
    let reason = null;
    const takeTurns = async () => {
      for (let next = waiting.shift(); next !== undefined && reason === null; next = waiting.shift()) {
        const failure = await runStage(next);
        reason ??= failure;
      }
    };
    await Promise.all([takeTurns(), takeTurns()]);
    if (reason !== null) return reason;
  }
  return null;
}

async function runStage({ name, run }) {
  const start = performance.now();
  const [error, output] = await run().then(
    (text) => [null, text ?? ''],
    (reason) => [reason, reason?.output ?? ''],
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${output}${error === null ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  return error;
}
