/**
 * Runs stages and prints the name and the seconds of each. `waves` follow each other; the lanes of a wave run at the same time, the
 * stages of a lane one after the other. Resolves with the reason of the first failure, or null. A wave with a failure is the last one.
 *
 * A stage is `{ name, run }`; `run` resolves with what is to be printed, and rejects when something is wrong.
 */
export async function runStages(waves) {
  for (const lanes of waves) {
    const reasons = await Promise.all(lanes.map(runLane));
    const reason = reasons.find((one) => one !== null);
    if (reason !== undefined) return reason;
  }
  return null;
}

async function runLane(stages) {
  for (const { name, run } of stages) {
    const start = performance.now();
    const [error, output] = await run().then(
      (text) => [null, text ?? ''],
      (reason) => [reason, reason?.output ?? ''],
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${output}${error === null ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
    if (error !== null) return error;
  }
  return null;
}
