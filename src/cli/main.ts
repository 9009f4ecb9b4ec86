import type { Command } from './Command.ts';
import type { CommandResult } from './CommandResult.ts';
import { coverCommand } from './coverCommand.ts';
import { diffCommand } from './diffCommand.ts';
import { docCommand } from './docCommand.ts';
import { explainCommand } from './explainCommand.ts';
import { proveCommand } from './proveCommand.ts';
import { fmtCommand } from './fmtCommand.ts';
import { flowsCommand } from './flowsCommand.ts';
import { lintCommand } from './lintCommand.ts';
import { say } from './messages.ts';
import { mutateCommand } from './mutateCommand.ts';
import { newCommand } from './newCommand.ts';
import { type Misunderstood, parseArguments } from './parseArguments.ts';
import { schemasCommand } from './schemasCommand.ts';
import { typesCommand } from './typesCommand.ts';

async function run(command: Command | Misunderstood): Promise<CommandResult> {
  switch (command.kind) {
    case 'help':
      return { code: 0, text: say('help') };
    case 'misunderstood':
      return { code: 2, text: `${command.message}\n\n${say('help')}` };
    case 'lint':
      return lintCommand(command);
    case 'flows':
      return flowsCommand(command);
    case 'cover':
      return coverCommand(command);
    case 'mutate':
      return mutateCommand(command);
    case 'doc':
      return docCommand(command);
    case 'explain':
      return explainCommand(command);
    case 'prove':
      return proveCommand(command);
    case 'diff':
      return diffCommand(command);
    case 'types':
      return typesCommand(command);
    case 'schemas':
      return schemasCommand(command);
    case 'fmt':
      return fmtCommand(command);
    case 'new':
      return newCommand(command);
  }
}

const result = await run(parseArguments(process.argv.slice(2), process.cwd()));
(result.code === 2 ? process.stderr : process.stdout).write(`${result.text}\n`);
process.exitCode = result.code;
