import type { AnyCommand } from './Command.ts';
import { coverCommand } from './coverCommand.ts';
import { diffCommand } from './diffCommand.ts';
import { docCommand } from './docCommand.ts';
import { explainCommand } from './explainCommand.ts';
import { flowsCommand } from './flowsCommand.ts';
import { fmtCommand } from './fmtCommand.ts';
import { lintCommand } from './lintCommand.ts';
import { mutateCommand } from './mutateCommand.ts';
import { newCommand } from './newCommand.ts';
import { proveCommand } from './proveCommand.ts';
import { schemasCommand } from './schemasCommand.ts';
import { typesCommand } from './typesCommand.ts';

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
  typesCommand,
  schemasCommand,
];
