import type { CommandResult } from './CommandResult.ts';
import { formatHelp } from './formatHelp.ts';
import { type CommandLine, readCommandLine } from './readCommandLine.ts';

const result = await answer(await readCommandLine(process.argv.slice(2), process.cwd()));
(result.code === 2 ? process.stderr : process.stdout).write(`${result.text}\n`);
process.exitCode = result.code;

async function answer(line: CommandLine): Promise<CommandResult> {
  switch (line.kind) {
    case 'help':
      return { code: 0, text: await formatHelp(line.command) };
    case 'misunderstood':
      return { code: 2, text: `${line.message}\n\n${await formatHelp(line.command)}` };
    case 'run':
      // Every command accepts the input that its own description produced.
      return line.command.run(line.input as never);
  }
}
