import { assertNever } from './assertNever.ts';
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
import { mutateCommand } from './mutateCommand.ts';
import { newCommand } from './newCommand.ts';
import { type Misunderstood, parseArguments } from './parseArguments.ts';
import { schemasCommand } from './schemasCommand.ts';
import { typesCommand } from './typesCommand.ts';

const help = `Forms: what analysts write, checked, run and described.

  npm run forms -- lint  [--form ID] [--brand ID] [--json | --sarif] [--fix]   find mistakes, mend the safe ones
  npm run forms -- lint  --explain CHECK | all               what a finding means
  npm run forms -- flows [--form ID] [PATTERN]               run the flow tests
  npm run forms -- cover [ID] [--write DIR] [--json]         which goals no flow test meets; write flows that do
  npm run forms -- mutate [ID] [--sample N] [--json]         which changes of the rules no flow test notices
  npm run forms -- prove [ID] [--brand ID] [--budget N] [--today DAY] [--write-flow DIR]
                                                             prove that forms hold together
  npm run forms -- explain ID --flow FLOW --at STEP FIELD    why is a field as it is?
  npm run forms -- doc   [ID] [--write | --check] [--html]   describe forms in German
  npm run forms -- diff REVISION [ID] [--markdown]           what a change does: behaviour, drafts, texts
  npm run forms -- new   ID                                  a small complete form to start from
  npm run forms -- fmt   [--check]                           lay out definition files
  npm run forms -- types [--write | --check]                 TypeScript of answers and payloads
  npm run forms -- schemas [--write | --names | --check]     meta-schemas from their sources, names editors complete

  --root DIR    look at the definitions below DIR instead of here

Exit code: 0 all is well, 1 there is something to correct, 2 the command is wrong.`;

async function run(command: Command | Misunderstood): Promise<CommandResult> {
  switch (command.kind) {
    case 'help':
      return { code: 0, text: help };
    case 'misunderstood':
      return { code: 2, text: `${command.message}\n\n${help}` };
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
    default:
      return assertNever(command);
  }
}

const result = await run(parseArguments(process.argv.slice(2), process.cwd()));
(result.code === 2 ? process.stderr : process.stdout).write(`${result.text}\n`);
process.exitCode = result.code;
