import { runCommandLine } from './runCommandLine.ts';
import { clearProgress } from './showProgress.ts';

// A pipe that is closed early, as by "head", ends the output and is no mistake.
process.stdout.on('error', () => process.exit());

const { code, stream, text } = await runCommandLine(process.argv.slice(2), process.cwd());
clearProgress();
process[stream].write(`${text}\n`);
process.exitCode = code;
