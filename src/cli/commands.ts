import type { AnyCommand } from './Command.ts';
import { coverCommand } from './commands/coverCommand.ts';
import { diffCommand } from './commands/diffCommand.ts';
import { docCommand } from './commands/docCommand.ts';
import { explainCommand } from './commands/explainCommand.ts';
import { flowsCommand } from './commands/flowsCommand.ts';
import { fmtCommand } from './commands/fmtCommand.ts';
import { lintCommand } from './commands/lintCommand.ts';
import { mutateCommand } from './commands/mutateCommand.ts';
import { newCommand } from './commands/newCommand.ts';
import { proveCommand } from './commands/proveCommand.ts';
import { schemasCommand } from './commands/schemasCommand.ts';
import { termsCommand } from './commands/termsCommand.ts';
import { typesCommand } from './commands/typesCommand.ts';

/** All commands, as the help lists them. */
export const commands: readonly AnyCommand[] = [
  lintCommand,
  flowsCommand,
  coverCommand,
  mutateCommand,
  proveCommand,
  explainCommand,
  docCommand,
  diffCommand,
  newCommand,
  fmtCommand,
  termsCommand,
  typesCommand,
  schemasCommand,
];
