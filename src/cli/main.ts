import { isMainThread } from 'node:worker_threads';
import { runCommandLine } from './runCommandLine.ts';
import { clearProgress } from './showProgress.ts';

/** The program of the command line, and of the threads that prove forms for it. */
if (isMainThread) await runProgram();
// Commands that prove nothing do not load it.
else (await import('./proofs/answerProofs.ts')).answerProofs();

async function runProgram(): Promise<void> {
  // A pipe that is closed early, as by "head", ends the output and is no mistake.
  process.stdout.on('error', () => process.exit());
  const { code, stream, text } = await runCommandLine(process.argv.slice(2), process.cwd());
  clearProgress();
  process[stream].write(`${text}\n`);
  process.exitCode = code;
}
